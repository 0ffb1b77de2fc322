import { whenIdle } from '#shared/web/when-idle.ts'
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

/** Most visitors search once, so the files wait until a page was left open without any input for this long. */
const LONG_IDLE_MS = 60_000
const INPUT = ['pointerdown', 'keydown', 'scroll'] as const

const waiting = new Set<string>()

/**
 * Runs {@link prepareOfflineSearch} in an installed app once the page is idle; in a browser when the app gets installed or
 * the page has long been idle. Ignores errors. Does nothing if the user saves data.
 */
export function prepareWhenUseful(language: string): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!import.meta.env.PROD || connection?.saveData || prepared.has(language) || waiting.has(language)) return
  waiting.add(language)
  const start = () => whenIdle(() => void prepareOfflineSearch(language).catch(() => undefined))
  if (matchMedia('(display-mode: standalone)').matches) start()
  else onceInstalledOrLongIdle(start)
}

function onceInstalledOrLongIdle(act: () => void): void {
  const ends = new AbortController()
  const end = () => {
    ends.abort()
    clearTimeout(timer)
    act()
  }
  let timer = setTimeout(end, LONG_IDLE_MS)
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(end, LONG_IDLE_MS)
  }
  addEventListener('appinstalled', end, { signal: ends.signal })
  for (const name of INPUT) addEventListener(name, wait, { signal: ends.signal, passive: true })
}
