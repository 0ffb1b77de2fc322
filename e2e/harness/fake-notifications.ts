import type { Page } from '@playwright/test'

interface FakeNotifications {
  readonly permission: NotificationPermission
  /** What the person answers when the page asks; later `test.answer` in the device's storage. */
  readonly answer?: NotificationPermission
  /** What the browser's push service gives. */
  readonly subscription?: { readonly endpoint: string; readonly keys: { p256dh: string; auth: string } }
}

/** Plays the person who is asked for notifications, and the browser's push service, from the page's beginning. */
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

/** Counts the bells that begin to ring, in `window.tones`. */
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
