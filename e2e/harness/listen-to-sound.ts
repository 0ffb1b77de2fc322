import type { Page } from '@playwright/test'

/** An event of an audio element: a recording started, or ended. */
export interface Heard {
  readonly what: 'playing' | 'ended'
  /** The name of a recording, after its verse: `001007`, or `kept` for one stored on this device. */
  readonly recording: string
  /** Milliseconds since the start of the page. */
  readonly at: number
}

export interface Ear {
  /** All events since the page was opened. */
  readonly log: () => Promise<readonly Heard[]>
  /** The recordings that started, in order; resuming does not count. */
  readonly recordings: () => Promise<readonly string[]>
}

/** Listens to every audio element that pages create from now on. */
export async function listenToSound(page: Page): Promise<Ear> {
  await page.addInitScript(() => {
    const heard: Heard[] = []
    Object.assign(globalThis, { heard })
    globalThis.Audio = class extends Audio {
      constructor(source?: string) {
        super(source)
        // A recording that ran out of data fires `playing` again without starting again.
        let starts = true
        for (const event of ['loadstart', 'seeking', 'ended']) {
          this.addEventListener(event, () => {
            starts = true
          })
        }
        for (const what of ['playing', 'ended'] as const) {
          this.addEventListener(what, () => {
            if (what === 'playing' && !starts) return
            if (what === 'playing') starts = false
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
