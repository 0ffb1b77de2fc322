import { SAVED_HADITHS } from '../core/saved-hadiths.ts'

/** Stores the answer of a call for a hadith, so that its page opens offline. Without the cache it needs a connection. */
export function storeHadith(path: string): void {
  if (!('caches' in globalThis)) return
  void caches
    .open(SAVED_HADITHS)
    .then((cache) => cache.add(path))
    .catch(() => undefined)
}
