import { surahCount, verseCount, verseTotal } from '../../core/index.ts'
import { CONTENT_CACHE } from '../data/content-file.ts'

/** The number of verses available offline: those of surahs with cached text. */
export async function countOfflineVerses(): Promise<number> {
  try {
    const cache = await caches.open(CONTENT_CACHE)
    return countVersesOfSurahs((await cache.keys()).map(({ url }) => url))
  } catch {
    // Private windows may have no Cache Storage.
    return 0
  }
}

/** The number of verses of the surahs among these addresses, each surah counted once. */
export function countVersesOfSurahs(addresses: readonly string[]): number {
  const surahs = new Set(
    addresses.map((address) => Number(/\/text-[0-9a-f]+\/(\d{1,3})\.json$/.exec(address)?.[1] ?? 0)),
  )
  const verses = [...surahs]
    .filter((surah) => surah >= 1 && surah <= surahCount)
    .reduce((sum, surah) => sum + verseCount(surah), 0)
  return Math.min(verses, verseTotal)
}
