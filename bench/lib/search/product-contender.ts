import { builtInTranslationFor, translationLanguages } from '#features/quran/core/index.ts'
import { toFoundVerses } from '#features/quran/core/search/found-verse.ts'
import { knownNames } from '#features/quran/core/search/known-names.ts'
import { type IndexStore, searchQuran } from '#features/quran/core/search/search-quran.ts'
import {
  openSearchableText,
  type PackedText,
  type SearchableText,
} from '#features/quran/core/search/searchable-text.ts'
import type { NamedSurah } from '#features/quran/core/surah-match.ts'
import { type Contender, LIMIT, quranIndex, readContent } from './contender.ts'

/** The product's search with its complete answer: texts and highlights. */
export function product(): Contender {
  const { search, surahs: surahsFile } = quranIndex()
  const surahs = readContent<readonly NamedSurah[]>(surahsFile)
  const opened = new Map<string, SearchableText>()
  const open = (id: string) => {
    const text = opened.get(id) ?? openSearchableText(id, readContent<PackedText>(search[id as 'en']))
    opened.set(id, text)
    return text
  }
  let shelf: IndexStore | undefined
  return {
    load: async () => {
      const started = performance.now()
      shelf = {
        names: knownNames(surahs),
        translations: translationLanguages.map((id) => ({ id, language: id })),
        open: async (id) => open(id),
      }
      for (const id of ['arabic', 'transliteration', 'en']) open(id)
      const usual = performance.now() - started
      for (const id of translationLanguages) open(id)
      return { usual, all: performance.now() - started }
    },
    ask: async ({ query, language }) => {
      if (!shelf) throw new Error('It was not loaded.')
      const request = {
        text: query,
        translation: builtInTranslationFor(language) ?? 'en',
        limit: LIMIT,
        offset: 0,
      }
      const places = await searchQuran(shelf, request)
      return (await toFoundVerses(shelf, surahs, places)).map(({ id }) => id)
    },
  }
}
