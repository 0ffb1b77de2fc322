import { currentLanguage } from '#shared/web/i18n/i18n.ts'

/** Content that the first page needs when there is no network: larger cities, and the verses of the coming days. */
const contentToKeep = () => [
  '/content/cities/major-cities.json',
  `/content/quran/daily-verses.${currentLanguage().code}.json`,
]

/** Keeps the app for use without a network, once the page has come to rest. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => setTimeout(keep, 1000))
}

async function keep(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/service-worker.js')
    await navigator.serviceWorker.ready
    for (const address of contentToKeep()) await fetch(address)
  } catch {
    // Private windows have no service worker; the page works with a network then.
  }
}
