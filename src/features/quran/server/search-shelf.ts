import { surahCount } from '../core/index.ts'
import { knownNames } from '../core/search/known-names.ts'
import { packIndex } from '../core/search/packed-index.ts'
import type { SearchShelf } from '../core/search/search-quran.ts'
import { openText, type PackedText, type SearchedText } from '../core/search/searched-text.ts'
import type { QuranRepository } from './quran.repository.ts'

/** Arabic, transliteration, English and a few other languages: those that were asked for last stay. */
const MOST_OPEN = 16

/** Opens the texts of the repository for searching when they are first asked for; each is then in memory once. */
export function searchShelf(quran: QuranRepository): SearchShelf {
  const opened = new Map<string, Promise<SearchedText>>()
  const read = async (id: string): Promise<SearchedText> => openText(id, await packedText(quran, id))
  return {
    names: knownNames(quran.surahs),
    translations: quran.translations,
    open: (id) => {
      const text = opened.get(id) ?? read(id)
      opened.delete(id)
      opened.set(id, text)
      text.catch(() => opened.delete(id))
      for (const [oldest] of opened) if (opened.size > MOST_OPEN) opened.delete(oldest)
      return text
    },
  }
}

/** The built index, or, for an imported translation, one that is made of its texts now. */
async function packedText(quran: QuranRepository, id: string): Promise<PackedText> {
  const built = await quran.searchFile(id)
  if (built) return built
  const surahs = Array.from({ length: surahCount }, (_, index) => index + 1)
  const texts = (await Promise.all(surahs.map((surah) => quran.translation(id as 'en', surah)))).flat()
  return { texts, index: packIndex(texts, 'translation') }
}
