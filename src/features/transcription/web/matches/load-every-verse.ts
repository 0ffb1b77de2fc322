import type { EveryVerse, QuranIndex, VerseText } from '#features/quran/core/index.ts'

const FOLDER = '/content/quran'
/** The service worker’s cache of reference content, which also holds the reader’s surahs. */
const STORE = 'content'

/**
 * Loads every verse from the network or the cache: the whole file, else the surahs saved by the reader.
 * Throws when neither is available.
 */
export async function loadEveryVerse(): Promise<EveryVerse> {
  try {
    const response = await fetch(`${FOLDER}/every-verse.json`)
    if (!response.ok) throw new Error(`every-verse.json: ${response.status}`)
    await keep(response.clone())
    return await response.json()
  } catch (error) {
    return loadSavedSurahs().catch(() => {
      throw error
    })
  }
}

/** On the first visit the service worker isn’t active yet. Private windows have no cache. */
async function keep(response: Response): Promise<void> {
  if (!import.meta.env.PROD) return
  try {
    await (await caches.open(STORE)).put(response.url, response)
  } catch {
    // Try again next time.
  }
}

async function loadSavedSurahs(): Promise<EveryVerse> {
  const store = await caches.open(STORE)
  const read = async <Content>(path: string): Promise<Content> => {
    const saved = await store.match(`${FOLDER}/${path}`)
    if (!saved) throw new Error(`${path} is not saved.`)
    return saved.json()
  }
  const index = await read<QuranIndex>('index.json')
  const surahs = await read<readonly Omit<EveryVerse[number], 'verses'>[]>(index.surahs)
  return Promise.all(
    surahs.map(async ({ name, englishName, bismillah }, at) => {
      const verses = await read<readonly VerseText[]>(`${index.text}/${at + 1}.json`)
      return { name, englishName, bismillah, verses: verses.map(({ text }) => text) }
    }),
  )
}
