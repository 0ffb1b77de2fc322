import type { z } from 'zod'
import type { SurahTitle } from '../core/index.ts'
import type { dailyVerse, surahSummary } from '../core/quran.contract.ts'

export type { SurahTitle } from '../core/index.ts'
export type { QuranIndex, Translation, VerseText } from '../core/quran-content.ts'

export type SurahSummary = z.output<typeof surahSummary>

/**
 * `surah-names.json`: the names of the surahs and their meanings by language code and number, for the languages other
 * than English and Arabic, whose names are in the {@link SurahSummary}.
 */
export type TranslatedSurahNames = Readonly<Record<string, Readonly<Record<string, SurahTitle>>>>

/**
 * `daily-verses.<language>.json`: the list of daily verses that `dailyVerseIndex` indexes, so that a browser can choose
 * offline.
 */
export type DailyVerses = readonly Omit<z.output<typeof dailyVerse>, 'date' | 'audioUrl'>[]
