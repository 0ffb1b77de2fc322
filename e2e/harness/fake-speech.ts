import type { Page } from '@playwright/test'

/** What a test makes the browser's speech recognition do. */
export interface FakeSpeech {
  /** The person allowed the microphone. */
  readonly begin: () => Promise<void>
  /** The parts that are understood so far. */
  readonly hear: (...parts: string[]) => Promise<void>
  /** It fails, as the Web Speech API names it, and ends. */
  readonly fail: (error: string) => Promise<void>
  /** It ends by itself. */
  readonly end: () => Promise<void>
  /** The language that it was told to listen for, and whether it listens. */
  readonly state: () => Promise<{ readonly lang: string; readonly on: boolean; readonly starts: number }>
}

interface Fake {
  begin(): void
  hear(parts: readonly string[]): void
  fail(error: string): void
  end(): void
  state: { lang: string; on: boolean; starts: number }
}

type WithFake = typeof globalThis & { fakeSpeech: Fake }

/** Puts a speech recognition into the page, before it is opened, that hears what the test says. */
export async function fakeSpeech(page: Page): Promise<FakeSpeech> {
  await page.addInitScript(install)
  return {
    begin: () => page.evaluate(() => (globalThis as WithFake).fakeSpeech.begin()),
    hear: (...parts) => page.evaluate((said) => (globalThis as WithFake).fakeSpeech.hear(said), parts),
    fail: (error) => page.evaluate((name) => (globalThis as WithFake).fakeSpeech.fail(name), error),
    end: () => page.evaluate(() => (globalThis as WithFake).fakeSpeech.end()),
    state: () => page.evaluate(() => (globalThis as WithFake).fakeSpeech.state),
  }
}

/** Takes speech recognition away, as in browsers that have none. */
export async function withoutSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
      Object.defineProperty(globalThis, name, { value: undefined, configurable: true })
    }
  })
}

function install(): void {
  const state = { lang: '', on: false, starts: 0 }
  let current: FakeRecognition | undefined
  class FakeRecognition {
    lang = ''
    onstart?: () => void
    onresult?: (event: unknown) => void
    onerror?: (event: unknown) => void
    onend?: () => void
    start() {
      current = this
      Object.assign(state, { lang: this.lang, on: true, starts: state.starts + 1 })
    }
    stop() {
      state.on = false
      setTimeout(() => this.onend?.())
    }
    abort() {
      this.stop()
    }
  }
  const fake: Fake = {
    state,
    begin: () => current?.onstart?.(),
    hear: (parts) =>
      current?.onresult?.({ results: parts.map((transcript) => [{ transcript, confidence: 1 }]) }),
    fail(error) {
      current?.onerror?.({ error })
      current?.stop()
    },
    end: () => current?.stop(),
  }
  for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) {
    Object.defineProperty(globalThis, name, { value: FakeRecognition, configurable: true })
  }
  Object.defineProperty(globalThis, 'fakeSpeech', { value: fake })
}
