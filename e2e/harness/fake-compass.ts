import type { Page } from '@playwright/test'

/** Counts the vibrations of the device. Call it before the page is opened. */
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

/**
 * A browser that sends sensor events without asking for permission, as on Android. Call it before the page is
 * opened.
 */
export async function unaskedCompass(page: Page): Promise<void> {
  await page.addInitScript(() => void Reflect.deleteProperty(DeviceOrientationEvent, 'requestPermission'))
}

/** Sends sensor events for this heading until the needle is at rest. */
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
