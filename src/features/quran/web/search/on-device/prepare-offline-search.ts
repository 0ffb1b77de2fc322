import { cacheFile } from './content-cache.ts'
import { loadTextAddresses, translationForLanguage } from './text-addresses.ts'

/** By language. */
const prepared = new Map<string, Promise<void>>()

/**
 * Keeps what a search without a network needs on this device: the Arabic, the transliteration, English and the
 * translation for `language`, with their indexes; some two megabytes on the way. Throws when the network fails before
 * all is there; what has come stays, and the next call goes on with the rest.
 */
export function prepareOfflineSearch(language: string): Promise<void> {
  const there = prepared.get(language) ?? prepare(language)
  prepared.set(language, there)
  there.catch(() => prepared.delete(language))
  return there
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

/** The same once the page is at rest, without a word when it fails; not where data are to be saved. */
export function prepareWhenIdle(language: string): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!import.meta.env.PROD || connection?.saveData || prepared.has(language)) return
  const start = () => void prepareOfflineSearch(language).catch(() => undefined)
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5000 })
  else setTimeout(start, 2000)
}
