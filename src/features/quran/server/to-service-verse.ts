import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { divisionAt, sajdaNumbers } from '../core/index.ts'
import type { searchQuranService } from '../core/quran-search.contract.ts'
import type { FoundVerse } from '../core/search/found-verse.ts'
import type { SurahSummary } from './quran-content.ts'

type ServiceVerse = AnswerOf<typeof searchQuranService>[number]

/**
 * A found verse as the Quran service gives verses. With a translation asked for, or found in another than the English
 * one, it has that beside the English one.
 */
export function toServiceVerse(
  verse: FoundVerse,
  { pages: _pages, juz: _juz, bismillah: _bismillah, ...surah }: SurahSummary,
  english: readonly string[],
  isAsked: boolean,
): ServiceVerse {
  const isTranslated = isAsked || verse.translationId !== 'en'
  const fields = {
    arabicText: 'text',
    transliteration: 'transliteration',
    translation: verse.translationId === 'en' ? 'englishTranslation' : 'translation',
  } as const
  return {
    number: verse.id,
    text: verse.arabicText,
    englishTranslation: english[verse.id - 1] ?? '',
    transliteration: verse.transliteration,
    numberInSurah: verse.verseNumber,
    surah,
    juz: divisionAt('juz', verse.id),
    page: divisionAt('page', verse.id),
    hizbQuarter: divisionAt('hizbQuarter', verse.id),
    sajda: sajdaNumbers.includes(verse.id),
    ...(isTranslated && { translation: verse.translation, language: verse.language }),
    match: verse.match.map(({ field, ranges }) => ({ field: fields[field], ranges })),
  }
}
