import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { placeOfVerse } from '../divisions.ts'
import type { searchVerses } from '../quran-search.contract.ts'
import type { SurahNames } from './known-names.ts'
import type { FoundPlace, SearchShelf } from './search-quran.ts'

export type FoundVerse = AnswerOf<typeof searchVerses>[number]

/** Verses that were found, as `/api/verses/search` gives them without their recordings' addresses, made of the texts that were searched. */
export async function foundVerses(
  shelf: SearchShelf,
  surahs: readonly SurahNames[],
  places: readonly FoundPlace[],
): Promise<FoundVerse[]> {
  const ids = [...new Set(['arabic', 'transliteration', ...places.map(({ translation }) => translation)])]
  const opened = await Promise.all(ids.map(shelf.open))
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
      language: shelf.translations.find(({ id }) => id === found.translation)?.language ?? '',
      translationId: found.translation,
      match:
        found.field === undefined
          ? []
          : [{ field: found.field, ranges: found.ranges.map(([start, end]) => [start, end]) }],
    }
  })
}
