/** What stands in the way of notifications here, if anything does. */
export type PushSupport = 'unsupported' | 'install' | 'blocked' | 'possible'

/** Whether this browser can receive pushes. On iPhones and iPads only an app on the Home Screen can. */
export function pushSupport(): PushSupport {
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!able) return isAppleTouch() && !isInstalled() ? 'install' : 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : 'possible'
}

/** iPads say that they are Macs, which have no touch screen. */
const isAppleTouch = () =>
  /iP(hone|ad|od)/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

const isInstalled = () => matchMedia('(display-mode: standalone)').matches

/** The service worker's registration; `undefined` where there is none, as in private windows. */
export async function pushRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  if (!found || found.active) return found
  // It is on its way at the first visit.
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), 10_000)),
  ])
}
