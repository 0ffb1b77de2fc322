import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import type { LanguageCode } from '#shared/core/languages.ts'
import { listen, type Noise } from './noise.ts'

/** Another device of the same person, or of somebody else. */
export interface Device {
  readonly context: BrowserContext
  readonly noise: Noise
}

/** Takes another device in hand: a browser profile of its own, set to a language. Whoever takes it closes it. */
export async function anotherDevice(
  browser: Browser,
  baseURL: string | undefined,
  language: LanguageCode = 'en',
  options: BrowserContextOptions = {},
): Promise<Device> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...(baseURL && { baseURL }),
    ...options,
  })
  await context.addInitScript((code) => {
    // The empty page before the first address has no storage. What is chosen later stays.
    if (location.protocol === 'about:' || localStorage.getItem('language')) return
    for (const key of ['language', 'preferred-language']) localStorage.setItem(key, code)
  }, language)
  return { context, noise: listen(context, baseURL ?? '') }
}
