import type { Page } from '@playwright/test'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'

/** The slow network of Lighthouse's mobile preset, applied and not simulated. */
const SLOW_NETWORK = {
  latency: 150,
  downloadThroughput: (1_638_400 / 8) * 0.9,
  uploadThroughput: 675_000 / 8,
}
/**
 * The processor of a phone of the middle class, as Lighthouse counts it (its benchmark index): 125 to 800, where its preset
 * brings the desktops that it was made for, 1,500 to 2,000, by a constant four.
 */
const PHONE_INDEX = 440

/**
 * Makes an empty page as slow as on such a phone from now on. How fast the machine is just now is measured first: where other
 * programs have a part of it, a constant factor would be another phone every time.
 */
export async function slowDown(page: Page): Promise<void> {
  const index = Number(await page.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`))
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_NETWORK })
  await session.send('Emulation.setCPUThrottlingRate', { rate: Math.max(1, index / PHONE_INDEX) })
}
