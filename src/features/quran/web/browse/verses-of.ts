import type { QueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import {
  placeOfVerse,
  type TranslationLanguage,
  type VersePlace,
  verseNumber,
  verseTotal,
} from '../../core/index.ts'
import type { readVerses } from '../../core/quran.contract.ts'
import { surahsQuery, surahTextQuery } from '../data/use-surahs.ts'
import { translationQuery } from '../data/use-translations.ts'

export type Verse = AnswerOf<typeof readVerses>[number]

/** The verses at these places, put together from the reference content: there without a network once it was read. */
export async function versesOf(
  client: QueryClient,
  places: readonly VersePlace[],
  language: TranslationLanguage,
): Promise<Verse[]> {
  const surahs = await client.ensureQueryData(surahsQuery)
  return Promise.all(
    places.map(async (place) => {
      const [text, translation] = await Promise.all([
        client.ensureQueryData(surahTextQuery(place.surah)),
        client.ensureQueryData(translationQuery(language, place.surah)),
      ])
      const [surah, verse] = [surahs[place.surah - 1], text[place.verse - 1]]
      if (!surah || !verse) throw new RangeError(`There is no verse ${place.surah}:${place.verse}.`)
      return {
        id: verseNumber(place),
        surahNumber: place.surah,
        surahName: surah.englishName,
        surahNameArabic: surah.name,
        verseNumber: place.verse,
        arabicText: verse.text,
        transliteration: verse.transliteration,
        translation: translation[place.verse - 1] ?? '',
        language,
        translationId: language,
      }
    }),
  )
}

/** `limit` verses from the one after `offset` on, in the order of the Quran. */
export function placesFrom(offset: number, limit: number): VersePlace[] {
  const length = Math.max(0, Math.min(limit, verseTotal - offset))
  return Array.from({ length }, (_, index) => placeOfVerse(offset + index + 1))
}
