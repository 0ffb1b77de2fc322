import { ANSWERS, offlineCopyOf } from '#shared/core/user-data/offline-copy.ts'
import { request } from '../api/request.ts'
import { currentLanguage } from '../i18n/i18n.ts'
import { isPrivate } from '../private-mode.ts'

/**
 * Stores what a saved item’s page needs offline. Articles and questions go through the service worker, which stores
 * them by language.
 * Without caches or a connection, the page needs a connection later; so it does after private mode, in which the server
 * isn’t told what was saved.
 */
export async function storeOfflineCopy(target: string): Promise<void> {
  const copy = offlineCopyOf(target)
  if (!copy || isPrivate()) return
  const { cache, path } = copy
  try {
    if (cache === ANSWERS) await request(path, { query: { language: currentLanguage().code } })
    else await (await caches.open(cache)).add(path)
  } catch {
    // It wasn’t stored.
  }
}

/** Removes what was stored for items that are no longer saved, in every language. */
export async function removeOfflineCopies(targets: readonly string[]): Promise<void> {
  const copies = targets.map(offlineCopyOf).filter((copy) => copy !== undefined)
  if (!('caches' in globalThis)) return
  for (const { cache, path } of copies) {
    if (!(await caches.has(cache))) continue
    const stored = await caches.open(cache)
    const ofItem = (await stored.keys()).filter(({ url }) => new URL(url).pathname === path)
    await Promise.all(ofItem.map((request) => stored.delete(request)))
  }
}
