import type { Page } from '@playwright/test'

/** What an audio element said: a recording began to sound, or was heard to its end. */
export interface Heard {
  readonly what: 'playing' | 'ended'
  /** As recordings are named after their verse: `001007`, or `kept` for one that came from this device. */
  readonly recording: string
  /** Milliseconds since the page began. */
  readonly at: number
}

export interface Ear {
  /** Everything that was heard since the page was opened. */
  readonly log: () => Promise<readonly Heard[]>
  /** The recordings that began to sound, in their order; a pause that ends does not count again. */
  readonly recordings: () => Promise<readonly string[]>
}

/** Listens to every audio element that pages make from here on. */
export async function listenToSound(page: Page): Promise<Ear> {
  await page.addInitScript(() => {
    const heard: Heard[] = []
    Object.assign(globalThis, { heard })
    globalThis.Audio = class extends Audio {
      constructor(source?: string) {
        super(source)
        for (const what of ['playing', 'ended'] as const) {
          this.addEventListener(what, () => {
            const recording = /(\d+)\.mp3$/.exec(this.currentSrc)?.[1] ?? 'kept'
            heard.push({ what, recording, at: performance.now() })
          })
        }
      }
    }
  })
  const log = () => page.evaluate(() => (globalThis as unknown as { heard: readonly Heard[] }).heard)
  return {
    log,
    recordings: async () =>
      (await log()).filter(({ what }) => what === 'playing').map(({ recording }) => recording),
  }
}
