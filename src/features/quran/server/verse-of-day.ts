import { type CivilDate, formatCivilDate } from '#shared/core/civil-date.ts'
import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { dailyVerseIndex, type RecitationHosts, verseAudioUrl } from '../core/index.ts'
import type { readDailyVerse } from '../core/quran.contract.ts'
import type { QuranRepository } from './quran.repository.ts'
import type { OpenTranslation } from './translations.ts'

interface VerseOfDayOptions {
  readonly translated: OpenTranslation
  /** The language of the surah's name. */
  readonly names: string
  readonly hosts: RecitationHosts
}

/** The verse of a UTC day with its translation. */
export async function verseOfDay(
  quran: QuranRepository,
  date: CivilDate,
  { translated, names, hosts }: VerseOfDayOptions,
): Promise<AnswerOf<typeof readDailyVerse>> {
  const verses = await quran.dailyVerses()
  const verse = verses[dailyVerseIndex(date, verses.length)]
  if (!verse) throw new RangeError('There is no verse of the day.')
  const place = { surah: verse.surahNumber, verse: verse.verseNumber }
  const translation = (await translated.verses(place.surah))[place.verse - 1] ?? ''
  const { language, translator } = translated
  return {
    ...verse,
    surahName: quran.titleIn(names, place.surah).name,
    translation,
    language,
    translator,
    date: formatCivilDate(date),
    audioUrl: verseAudioUrl(place, hosts),
  }
}
