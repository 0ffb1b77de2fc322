import type { Page } from '@playwright/test'

/** The values of a type that this device stores for the current user, by id. */
export function recordsOn(page: Page, type: string): Promise<Record<string, unknown>> {
  return page.evaluate(
    (of) =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        const account = JSON.parse(localStorage.getItem('rafiq.account') ?? 'null')
        const open = indexedDB.open(account ? `rafiq-${account}` : 'rafiq')
        open.onerror = () => reject(open.error)
        open.onsuccess = () => {
          const db = open.result
          const found = db
            .transaction('records')
            .objectStore('records')
            .getAll(IDBKeyRange.bound([of], [of, []]))
          found.onsuccess = () => {
            db.close()
            const standing = found.result.filter(({ value }) => value !== null)
            resolve(Object.fromEntries(standing.map(({ id, value }) => [id, value])))
          }
        }
      }),
    type,
  )
}

/** From now on the device has no space for records of a type. */
export function fillDevice(page: Page, type: string) {
  return page.addInitScript((of) => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (value, key) {
      if (value.type === of) throw new DOMException('full', 'QuotaExceededError')
      return put.call(this, value, key)
    }
  }, type)
}

/** Stores records on the device before its first visit: values by type and id. */
export async function seedRecords(
  page: Page,
  records: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Promise<void> {
  // The product creates the database itself.
  await page.goto('/bookmarks')
  await page.locator('main h2').waitFor()
  await page.evaluate(
    (types) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('rafiq')
        open.onerror = () => reject(open.error)
        open.onsuccess = () => {
          const db = open.result
          const change = db.transaction('records', 'readwrite')
          let count = 0
          for (const [type, values] of Object.entries(types)) {
            for (const [id, value] of Object.entries(values)) {
              const timestamp = `${(count++).toString(36).padStart(10, '0')}-0000-seededseededseed`
              change.objectStore('records').put({ type, id, value, at: timestamp, pending: 1 })
            }
          }
          change.oncomplete = () => {
            db.close()
            resolve()
          }
        }
      }),
    records,
  )
}
