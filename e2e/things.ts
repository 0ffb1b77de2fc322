import type { Page } from '@playwright/test'

/** The values of a kind that this device keeps for whoever uses it, by id. */
export function thingsOn(page: Page, kind: string): Promise<Record<string, unknown>> {
  return page.evaluate(
    (of) =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        const owner = JSON.parse(localStorage.getItem('rafiq.things.owner') ?? 'null')
        const open = indexedDB.open(owner ? `rafiq-${owner}` : 'rafiq')
        open.onerror = () => reject(open.error)
        open.onsuccess = () => {
          const db = open.result
          const found = db
            .transaction('things')
            .objectStore('things')
            .getAll(IDBKeyRange.bound([of], [of, []]))
          found.onsuccess = () => {
            db.close()
            const standing = found.result.filter(({ value }) => value !== null)
            resolve(Object.fromEntries(standing.map(({ id, value }) => [id, value])))
          }
        }
      }),
    kind,
  )
}

/** From now on the device has no room for things of a kind. */
export function fillDevice(page: Page, kind: string) {
  return page.addInitScript((of) => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (value, key) {
      if (value.kind === of) throw new DOMException('full', 'QuotaExceededError')
      return put.call(this, value, key)
    }
  }, kind)
}

/** Puts things on the device before its first visit: values by kind and id. */
export async function keepThings(
  page: Page,
  things: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Promise<void> {
  // The product itself makes the database.
  await page.goto('/bookmarks')
  await page.locator('main h2').waitFor()
  await page.evaluate(
    (kinds) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('rafiq')
        open.onerror = () => reject(open.error)
        open.onsuccess = () => {
          const db = open.result
          const change = db.transaction('things', 'readwrite')
          let count = 0
          for (const [kind, values] of Object.entries(kinds)) {
            for (const [id, value] of Object.entries(values)) {
              const stamp = `${(count++).toString(36).padStart(10, '0')}-0000-seededseededseed`
              change.objectStore('things').put({ kind, id, value, at: stamp, pending: 1 })
            }
          }
          change.oncomplete = () => {
            db.close()
            resolve()
          }
        }
      }),
    things,
  )
}
