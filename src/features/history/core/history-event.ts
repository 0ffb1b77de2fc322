import type { Coordinates } from '#shared/core/coordinates.ts'

/** The periods of the timeline in their order; each is a file of `content/history/events`. */
export const historyPeriods = [
  'the-prophet',
  'the-first-century',
  'abbasid-age',
  'scholars-and-sultans',
  'wide-horizons',
  'empires-and-oceans',
  'modern-age',
] as const
export type HistoryPeriod = (typeof historyPeriods)[number]

/** An event has at least one; `content/history/SOURCE.md` says what each is for. */
export const historyThemes = [
  'prophet',
  'caliphate',
  'dynasty',
  'quran',
  'hadith',
  'scholarship',
  'science',
  'architecture',
  'culture',
  'women',
  'society',
  'encounter',
  'conflict',
  'modern',
] as const
export type HistoryTheme = (typeof historyThemes)[number]

export type InBothLanguages = Readonly<Record<'en' | 'ar', string>>

/** A date as far as it is known: a year, a month or a day. */
export interface EventDate {
  /** In the Hijri calendar negative before the Hijrah: −1 is 1 BH, and there is no year 0. */
  readonly year: number
  readonly month?: number | undefined
  readonly day?: number | undefined
  /** The sources differ, or the date is rounded. */
  readonly circa?: boolean | undefined
}

/** An event as the content file has it. */
export interface HistoryEvent {
  readonly id: string
  readonly period: HistoryPeriod
  readonly title: InBothLanguages
  readonly text: InBothLanguages
  /** Julian to 4 October 1582, Gregorian from 15 October 1582. */
  readonly gregorian: EventDate
  readonly hijri: EventDate
  readonly place: Coordinates & { readonly name: InBothLanguages }
  readonly themes: readonly HistoryTheme[]
  /** Verses that concern it, as `3:123`. */
  readonly quran: readonly string[]
  readonly sources: readonly string[]
  /** Its place in the order in which labels appear on the timeline, from 0. */
  readonly rank: number
}
