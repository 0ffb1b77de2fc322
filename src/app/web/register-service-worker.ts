import { DUAS } from '#features/duas/core/duas-address.ts'
import { MAJOR_CITIES } from '#features/location/web/major-cities-address.ts'
import { dailyVersesAddress } from '#features/quran/web/daily-verses-address.ts'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'

const RESTED_AFTER_MS = 1000

/** Installs the app for offline use, once the page is idle. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const start = () => setTimeout(keep, RESTED_AFTER_MS)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}

/** Waits until the worker controls the page, soon after its first start. */
async function underControl(): Promise<void> {
  if (navigator.serviceWorker.controller) return
  await new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
  })
}

/** Caches the app and offline content: the page's language, larger cities, verses of the next days. */
async function keep(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/service-worker.js')
    await underControl()
    // The worker stores the files of the page's language.
    navigator.serviceWorker.controller?.postMessage(currentLanguage().code)
    for (const address of [MAJOR_CITIES, DUAS, dailyVersesAddress()]) await fetch(address)
  } catch {
    // Private windows have no service worker; the page then works online only.
  }
}
