import { test as base, expect } from '@playwright/test'
import type { LanguageCode } from '#shared/core/languages.ts'
import { listen, type Noise } from './harness/noise.ts'

export { expectAccessible } from './harness/accessibility.ts'
export { place } from './harness/places.ts'
export { expect }

interface Options {
  /** The interface language that was chosen on this device; none by default. */
  readonly language: LanguageCode | undefined
  /**
   * An instant (ISO 8601) at which the device's clock is fixed; timers still run. The default is the current
   * time.
   */
  readonly standingClock: string | undefined
}

interface Fixtures {
  /** Fails the test at its end if something went wrong in a page that the test did not allow. */
  readonly noise: Noise
  /** Takes this device offline and online again. */
  readonly network: { readonly cut: () => Promise<void>; readonly restore: () => Promise<void> }
}

/** A test in a fresh browser profile against the real server. */
export const test = base.extend<Options & Fixtures>({
  language: [undefined, { option: true }],
  standingClock: [undefined, { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
  baseURL: async ({}, use) => use(productAddress()),

  context: async ({ context, language, standingClock }, use) => {
    if (language) {
      await context.addInitScript((code) => {
        // The initial empty page has no storage.
        if (location.protocol === 'about:') return
        for (const key of ['language', 'preferred-language']) localStorage.setItem(key, code)
      }, language)
    }
    if (standingClock) await context.clock.setFixedTime(standingClock)
    await use(context)
  },

  noise: [
    async ({ context, baseURL }, use) => {
      const noise = listen(context, baseURL ?? productAddress())
      await use(noise)
      expect(noise.heard(), 'what went wrong unseen').toEqual([])
    },
    { auto: true },
  ],

  network: async ({ context, noise }, use) => {
    await use({
      cut: async () => {
        noise.allow(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|Network temporarily unavailable/)
        await context.setOffline(true)
      },
      restore: () => context.setOffline(false),
    })
  },
})

/** For `test.use`: a device set to this language. */
export const language = (code: LanguageCode) => ({ language: code })

/** Languages and themes for accessibility checks: both directions, light and dark. */
export const faces = [
  ['en', 'light'],
  ['ar', 'dark'],
] as const

/** For `test.use`: a device whose clock is fixed at this instant. */
export const at = (instant: string) => ({ standingClock: instant })

function productAddress(): string {
  const address = process.env.PRODUCT_ADDRESS
  if (!address) throw new Error('The product was not started; run the journeys by `npm test -- e2e`.')
  return address
}
