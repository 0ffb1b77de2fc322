import type { Page } from '@playwright/test'

/** A device that counts its ticks. To be called before the page is opened. */
export async function fakeCompass(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const fake = { ticks: 0 }
    Object.assign(globalThis, { fake })
    navigator.vibrate = () => {
      fake.ticks++
      return true
    }
  })
}

/** A browser that gives the sensor’s events without a question, as those of Android did. To be called before the page is opened. */
export async function unaskedCompass(page: Page): Promise<void> {
  await page.addInitScript(() => void Reflect.deleteProperty(DeviceOrientationEvent, 'requestPermission'))
}

/** The sensor’s events while the device is held like this: enough of them that the needle has come to rest. */
export async function hold(
  page: Page,
  event: Readonly<Record<string, number | boolean>>,
  name = 'deviceorientationabsolute',
): Promise<void> {
  await page.evaluate(
    ([type, values]) => {
      for (let count = 0; count < 80; count++) {
        const sensed = new Event(type)
        for (const [key, value] of Object.entries(values)) Object.defineProperty(sensed, key, { value })
        dispatchEvent(sensed)
      }
    },
    [name, event] as const,
  )
}

export const ticks = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { fake: { ticks: number } }).fake.ticks)
