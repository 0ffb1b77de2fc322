import type { Page } from '@playwright/test'

/** A phone of the middle class on a slow mobile network: Lighthouse's figures for both, applied and not simulated. */
const SLOW_NETWORK = {
  latency: 150,
  downloadThroughput: (1_638_400 / 8) * 0.9,
  uploadThroughput: 675_000 / 8,
}
const SLOW_CPU = 4

/** Makes the page as slow as on such a phone from now on. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_NETWORK })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU })
}
