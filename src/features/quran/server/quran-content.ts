import type { z } from 'zod'
import type { dailyVerse, surahSummary } from '../core/quran.contract.ts'

export type { QuranIndex, Translation, VerseText } from '../core/quran-content.ts'

export type SurahSummary = z.output<typeof surahSummary>

/**
 * `daily-verses.<language>.json`: the list of daily verses that `dailyVerseIndex` indexes, so that a browser can choose
 * offline.
 */
export type DailyVerses = readonly Omit<z.output<typeof dailyVerse>, 'date' | 'audioUrl'>[]
