import { answersOf } from '#shared/core/user-data/offline-copy.ts'

/**
 * Removes the answers that this device stores for accounts alone, apart from those of `kept`. Never rejects: a browser
 * without caches, such as in a private window or without HTTPS, stores none.
 */
export async function removeAccountAnswers(kept?: string): Promise<void> {
  try {
    const names = await caches.keys()
    const removed = names.filter((name) => name.startsWith(answersOf('')) && name !== answersOf(kept ?? ''))
    await Promise.all(removed.map((name) => caches.delete(name)))
  } catch {
    // Nothing is stored, or the browser denies access.
  }
}
