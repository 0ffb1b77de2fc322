import type { Page } from '@playwright/test'

/** A device whose screen turns as the test says, and that counts its ticks. To be called before the page is opened. */
export async function fakeCompass(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const fake = { ticks: 0, screenAngle: 0 }
    Object.assign(globalThis, { fake })
    Object.defineProperty(screen.orientation, 'angle', { get: () => fake.screenAngle })
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

/** A browser that can be asked and needs no asking, as that of a desk. To be called before the page is opened. */
export async function allowedCompass(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(DeviceOrientationEvent, {
      requestPermission: () => Promise.reject(new Error('asked without need')),
    })
  })
}

/** An iPhone: it is asked from a tap and answers so. */
export async function askingCompass(page: Page, answer: 'granted' | 'denied'): Promise<void> {
  await page.addInitScript((given) => {
    Object.assign(DeviceOrientationEvent, { requestPermission: async () => given })
    const query = navigator.permissions.query.bind(navigator.permissions)
    navigator.permissions.query = (about) =>
      String(about.name) === 'accelerometer'
        ? Promise.reject(new TypeError('no such permission'))
        : query(about)
  }, answer)
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

export const turnScreen = (page: Page, angle: number): Promise<void> =>
  page.evaluate((screenAngle) => {
    ;(globalThis as unknown as { fake: { screenAngle: number } }).fake.screenAngle = screenAngle
  }, angle)
