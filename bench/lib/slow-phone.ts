import type { Page } from '@playwright/test'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'

/** The slow network of Lighthouse's mobile preset, applied instead of simulated. */
const SLOW_NETWORK = {
  latency: 150,
  downloadThroughput: (1_638_400 / 8) * 0.9,
  uploadThroughput: 675_000 / 8,
}
/**
 * The processor of a mid-range phone by Lighthouse's benchmark index: 125 to 800. Its preset slows desktops
 * (1,500 to 2,000) by a constant factor of four.
 */
const PHONE_INDEX = 440

/**
 * Slows an empty page down to the speed of such a phone. The machine's current speed is measured first,
 * because with other load a constant factor would simulate a different phone each time.
 */
export async function slowDown(page: Page): Promise<void> {
  const index = Number(await page.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`))
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_NETWORK })
  await session.send('Emulation.setCPUThrottlingRate', { rate: Math.max(1, index / PHONE_INDEX) })
}
