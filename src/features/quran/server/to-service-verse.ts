import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { divisionAt, sajdaNumbers } from '../core/index.ts'
import type { searchQuranService } from '../core/quran-search.contract.ts'
import type { FoundVerse } from '../core/search/found-verse.ts'
import type { SurahSummary } from './quran-content.ts'

type ServiceVerse = AnswerOf<typeof searchQuranService>[number]

/**
 * Converts a found verse to the form of the Quran service. It includes the translation, besides the English one, if it
 * was requested or if the match is in it.
 */
export function toServiceVerse(
  verse: FoundVerse,
  { pages: _pages, juz: _juz, bismillah: _bismillah, ...surah }: SurahSummary,
  english: readonly string[],
  isRequested: boolean,
): ServiceVerse {
  const isTranslated = isRequested || verse.translationId !== 'en'
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
