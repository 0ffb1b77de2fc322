import type { Page } from '@playwright/test'

/** The files that only one language needs: those stored, those of Arabic, and all that the worker lists for Arabic. */
export const filesByLanguage = (page: Page) =>
  page.evaluate(async () => {
    const addresses: string[] = []
    for (const name of await caches.keys()) {
      const requests = await caches.open(name).then((cache) => cache.keys())
      addresses.push(...requests.map(({ url }) => url))
    }
    const worker = await fetch('/service-worker.js').then((answer) => answer.text())
    const [list] = /assets\/ar\/files-\w+\.json/.exec(worker) ?? []
    const files: string[] = await fetch(`/${list}`).then((answer) => answer.json())
    const count = (code: string) =>
      addresses.join('\n').match(new RegExp(`assets/${code}/`, 'g'))?.length ?? 0
    return { stored: count('\\w\\w'), arabic: count('ar'), known: [list, ...files].length }
  })
