import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import type { LanguageCode } from '#shared/core/languages.ts'
import { listen, type Noise } from './noise.ts'

/** Another device of the same person or of another one. */
export interface Device {
  readonly context: BrowserContext
  readonly noise: Noise
}

/** Opens another device: a separate browser profile, set to a language. The caller closes it. */
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
    // The initial empty page has no storage. A language chosen later stays.
    if (location.protocol === 'about:' || localStorage.getItem('language')) return
    for (const key of ['language', 'preferred-language']) localStorage.setItem(key, code)
  }, language)
  return { context, noise: listen(context, baseURL ?? '') }
}
