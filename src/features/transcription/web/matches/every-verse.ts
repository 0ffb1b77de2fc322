import type { EveryVerse, QuranIndex, VerseText } from '#features/quran/core/index.ts'

const FOLDER = '/content/quran'
/** The service worker's store of reference content, in which the reader keeps the surahs too. */
const STORE = 'content'

/**
 * Every verse, from the network or from what this device kept of it: the file itself, else the surahs one by one, as
 * the reader keeps them. Throws when neither is to be had.
 */
export async function everyVerse(): Promise<EveryVerse> {
  try {
    const response = await fetch(`${FOLDER}/every-verse.json`)
    if (!response.ok) throw new Error(`every-verse.json: ${response.status}`)
    await keep(response.clone())
    return await response.json()
  } catch (error) {
    return keptSurahs().catch(() => {
      throw error
    })
  }
}

/** On the very first visit no service worker does it. Private windows keep nothing. */
async function keep(response: Response): Promise<void> {
  if (!import.meta.env.PROD) return
  try {
    await (await caches.open(STORE)).put(response.url, response)
  } catch {
    // It is asked for again another time.
  }
}

async function keptSurahs(): Promise<EveryVerse> {
  const store = await caches.open(STORE)
  const read = async <Content>(path: string): Promise<Content> => {
    const kept = await store.match(`${FOLDER}/${path}`)
    if (!kept) throw new Error(`${path} is not kept.`)
    return kept.json()
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
