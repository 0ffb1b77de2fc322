import type { VerseRange } from '#features/quran/core/index.ts'
import type { Day } from '#shared/core/day-count.ts'
import type { RestPeriod } from '#shared/core/rest-days.ts'

/** What every kept thing has, so that the logs of several devices can be merged. */
export interface LogEntry {
  /** Made on the device; never given twice. */
  readonly id: string
  /** Instants, ISO 8601. */
  readonly createdAt: string
  readonly updatedAt: string
  /** Set when it was removed. It stays in the log, so that a merge does not bring it back. */
  readonly deletedAt?: string
}

/** How much of a plan makes a day's portion. */
export type Pace =
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'amount'; readonly unit: 'juz' | 'page'; readonly amount: number }

/** What the person set out to read. */
export const planAims = ['quran', 'juz', 'surah', 'pages', 'range'] as const
export type PlanAim = (typeof planAims)[number]

export interface ReadingPlan extends LogEntry {
  readonly aim: PlanAim
  readonly range: VerseRange
  readonly startedOn: Day
  /** The portions: what was unread at the beginning of `from`, cut by `pace`. Planning anew replaces it. */
  readonly schedule: { readonly from: Day; readonly pace: Pace }
}

export interface ReadingSession extends LogEntry {
  /** The plan that it belongs to; none is free reading. */
  readonly planId?: string
  /** The day on which it began. */
  readonly day: Day
  readonly startedAt: string
  /** Time spent. */
  readonly seconds: number
  /** What was read, by verse numbers; absent when only time was noted. */
  readonly range?: VerseRange
}

/** Days of rest. */
export interface ReadingPause extends LogEntry, RestPeriod {}

/** Everything that is kept about reading. */
export interface ReadingLog {
  readonly plans: readonly ReadingPlan[]
  readonly sessions: readonly ReadingSession[]
  readonly pauses: readonly ReadingPause[]
}

export const emptyLog: ReadingLog = { plans: [], sessions: [], pauses: [] }

/** Those that were not removed. */
export const live = <Item extends LogEntry>(items: readonly Item[]): readonly Item[] =>
  items.filter(({ deletedAt }) => deletedAt === undefined)
