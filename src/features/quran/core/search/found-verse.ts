import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { placeOfVerse } from '../divisions.ts'
import type { searchVerses } from '../quran-search.contract.ts'
import type { SurahNames } from './known-names.ts'
import type { FoundPlace, SearchShelf } from './search-quran.ts'

export type FoundVerse = AnswerOf<typeof searchVerses>[number]

/** A verse that was found, as `/api/verses/search` gives it without its recording's address, made of the texts that were searched. */
export async function foundVerse(
  shelf: SearchShelf,
  surahs: readonly SurahNames[],
  found: FoundPlace,
): Promise<FoundVerse> {
  const [arabic, transliteration, translation] = await Promise.all(
    ['arabic', 'transliteration', found.translation].map(shelf.open),
  )
  const { surah, verse } = placeOfVerse(found.verse)
  const textIn = (source: typeof arabic) => source?.texts[found.verse - 1] ?? ''
  return {
    id: found.verse,
    surahNumber: surah,
    surahName: surahs[surah - 1]?.englishName ?? '',
    surahNameArabic: surahs[surah - 1]?.name ?? '',
    verseNumber: verse,
    arabicText: textIn(arabic),
    transliteration: textIn(transliteration),
    translation: textIn(translation),
    language: shelf.translations.find(({ id }) => id === found.translation)?.language ?? '',
    translationId: found.translation,
    match:
      found.field === undefined
        ? []
        : [{ field: found.field, ranges: found.ranges.map(([start, end]) => [start, end]) }],
  }
}
