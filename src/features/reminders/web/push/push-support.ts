/** Obstacles to notifications, if any. */
export type PushSupport = 'unsupported' | 'install' | 'blocked' | 'possible'

/** Whether this browser can receive pushes. On iPhones and iPads only installed apps can. */
export function pushSupport(): PushSupport {
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!able) return isAppleTouch() && !isInstalled() ? 'install' : 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : 'possible'
}

/** iPads identify as Macs, which have no touch screen. */
const isAppleTouch = () =>
  /iP(hone|ad|od)/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

const isInstalled = () => matchMedia('(display-mode: standalone)').matches

/** The service worker’s registration; `undefined` without one, as in private windows. */
export async function pushRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  if (!found || found.active) return found
  // On the first visit it is still installing.
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 10_000)),
  ])
}
