import type { QueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { placeOfVerse, type VersePlace, verseNumber, verseTotal } from '../../core/index.ts'
import type { readVerses } from '../../core/quran.contract.ts'
import { surahsQuery, surahTextQuery } from '../data/use-surahs.ts'
import { translationEntry, translationQuery } from '../data/use-translations.ts'

export type Verse = AnswerOf<typeof readVerses>[number]

/**
 * Verses with their translation, assembled from the reference content, which is available offline once read. Throws for
 * an unknown translation or verse.
 */
export async function loadVerses(
  client: QueryClient,
  places: readonly VersePlace[],
  language: string,
): Promise<Verse[]> {
  const [surahs, entry] = await Promise.all([
    client.ensureQueryData(surahsQuery),
    translationEntry(language, client),
  ])
  if (!entry) throw new Error(`There is no translation ${language}.`)
  return Promise.all(
    places.map(async (place) => {
      const [text, translation] = await Promise.all([
        client.ensureQueryData(surahTextQuery(place.surah)),
        client.ensureQueryData(translationQuery(entry.id, place.surah)),
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
        language: entry.language,
        translationId: entry.id,
      }
    }),
  )
}

/** At most `limit` consecutive places after the first `offset` verses of the Quran. */
export function placesFrom(offset: number, limit: number): VersePlace[] {
  const length = Math.max(0, Math.min(limit, verseTotal - offset))
  return Array.from({ length }, (_, index) => placeOfVerse(offset + index + 1))
}
