import type { Page } from '@playwright/test'

/** The files that only one language needs: those stored, and all that the worker knows. */
export const filesByLanguage = (page: Page) =>
  page.evaluate(async () => {
    const addresses: string[] = []
    for (const name of await caches.keys()) {
      const requests = await caches.open(name).then((cache) => cache.keys())
      addresses.push(...requests.map(({ url }) => url))
    }
    const worker = await fetch('/service-worker.js').then((answer) => answer.text())
    const count = (text: string, code = '\\w\\w') =>
      text.match(new RegExp(`assets/${code}/`, 'g'))?.length ?? 0
    const stored = addresses.join('\n')
    return { stored: count(stored), arabic: count(stored, 'ar'), known: count(worker, 'ar') }
  })
