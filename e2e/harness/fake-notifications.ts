import type { Page } from '@playwright/test'

interface FakeNotifications {
  readonly permission: NotificationPermission
  /** The user's answer to the permission prompt; later stored as `test.answer` on the device. */
  readonly answer?: NotificationPermission
  /** The subscription from the browser's push service. */
  readonly subscription?: { readonly endpoint: string; readonly keys: { p256dh: string; auth: string } }
}

/** Fakes the permission prompt and the browser's push service from the start of the page. */
export async function allowNotifications(page: Page, fake: FakeNotifications): Promise<void> {
  await page.addInitScript(({ permission, answer, subscription }) => {
    let current = permission
    Object.defineProperty(Notification, 'permission', { get: () => current, configurable: true })
    Notification.requestPermission = async () => {
      current = (localStorage.getItem('test.answer') ?? answer ?? 'default') as NotificationPermission
      return current
    }
    let subscribed: object | null = null
    const made = subscription && {
      endpoint: subscription.endpoint,
      toJSON: () => subscription,
      unsubscribe: async () => {
        subscribed = null
        return true
      },
    }
    const pushManager = {
      subscribe: async () => {
        subscribed = made ?? null
        if (!subscribed) throw new DOMException('no service', 'AbortError')
        return subscribed
      },
      getSubscription: async () => subscribed,
    }
    const registration = { active: {}, pushManager, showNotification: async () => undefined }
    ServiceWorkerContainer.prototype.getRegistration = async () => registration as never
  }, fake)
}

/** Counts the reminder tones that start, in `window.tones`. */
export async function countTones(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = window as unknown as { tones: number }
    counted.tones = 0
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      counted.tones += 1
      start.call(this, when)
    }
  })
}
