import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { placeOfVerse } from '../divisions.ts'
import type { searchVerses } from '../quran-search.contract.ts'
import type { NamedSurah } from '../surah-match.ts'
import type { IndexStore, SearchHit } from './search-quran.ts'

export type FoundVerse = AnswerOf<typeof searchVerses>[number]

/** Hits in the form of `/api/verses/search`, without audio addresses. */
export async function toFoundVerses(
  store: IndexStore,
  surahs: readonly NamedSurah[],
  places: readonly SearchHit[],
): Promise<FoundVerse[]> {
  const ids = [...new Set(['arabic', 'transliteration', ...places.map(({ translation }) => translation)])]
  const opened = await Promise.all(ids.map(store.open))
  const texts = new Map(ids.map((id, index) => [id, opened[index]?.texts]))
  return places.map((found) => {
    const { surah, verse } = placeOfVerse(found.verse)
    const textIn = (id: string) => texts.get(id)?.[found.verse - 1] ?? ''
    return {
      id: found.verse,
      surahNumber: surah,
      surahName: surahs[surah - 1]?.englishName ?? '',
      surahNameArabic: surahs[surah - 1]?.name ?? '',
      verseNumber: verse,
      arabicText: textIn('arabic'),
      transliteration: textIn('transliteration'),
      translation: textIn(found.translation),
      language: store.translations.find(({ id }) => id === found.translation)?.language ?? '',
      translationId: found.translation,
      match:
        found.field === undefined
          ? []
          : [{ field: found.field, ranges: found.ranges.map(([start, end]) => [start, end]) }],
    }
  })
}
