import type { z } from 'zod'
import type { dailyVerse, surahSummary } from '../core/quran.contract.ts'

export type { QuranIndex, Translation, VerseText } from '../core/quran-content.ts'

export type SurahSummary = z.output<typeof surahSummary>

/**
 * `daily-verses.<language>.json`: the verses that take turns as the verse of the day, in the order that
 * `dailyVerseIndex` counts them, so that a browser can choose without a network.
 */
export type DailyVerses = readonly Omit<z.output<typeof dailyVerse>, 'date' | 'audioUrl'>[]
