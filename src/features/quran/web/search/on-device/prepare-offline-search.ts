import { cacheFile } from './content-cache.ts'
import { loadTextAddresses, translationForLanguage } from './text-addresses.ts'

/** Promises by language. */
const prepared = new Map<string, Promise<void>>()

/**
 * Caches the files for offline search: Arabic, transliteration, English and the translation for `language`, with their
 * indexes, about 2 MB. Throws if the network fails; cached files stay, and the next call continues.
 */
export function prepareOfflineSearch(language: string): Promise<void> {
  const promise = prepared.get(language) ?? prepare(language)
  prepared.set(language, promise)
  promise.catch(() => prepared.delete(language))
  return promise
}

async function prepare(language: string): Promise<void> {
  const texts = await loadTextAddresses()
  const wanted = new Set(['en', translationForLanguage(language, texts)])
  const translations = texts.translations.filter(({ id }) => wanted.has(id))
  await cacheFile(texts.surahs)
  for (const at of [texts.arabic, texts.transliteration, ...translations.map((each) => each.at)]) {
    await cacheFile(at)
  }
}

/** Runs {@link prepareOfflineSearch} when the page is idle and ignores errors. Does nothing if the user saves data. */
export function prepareWhenIdle(language: string): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!import.meta.env.PROD || connection?.saveData || prepared.has(language)) return
  const start = () => void prepareOfflineSearch(language).catch(() => undefined)
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5000 })
  else setTimeout(start, 2000)
}
