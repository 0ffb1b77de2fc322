import type { VerseRange } from '#features/quran/core/index.ts'
import type { Day } from '#shared/core/day.ts'
import type { RestPeriod } from '#shared/core/rest-days.ts'

/** The common fields of log entries, needed to merge the logs of several devices. */
export interface LogEntry {
  /** Generated on the device; unique. */
  readonly id: string
  /** Instants, ISO 8601. */
  readonly createdAt: string
  readonly updatedAt: string
  /** Set when the entry is removed. It stays in the log, so that a merge does not restore it. */
  readonly deletedAt?: string
}

/** The size of a day's portion. */
export type Pace =
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'amount'; readonly unit: 'juz' | 'page'; readonly amount: number }

/** What a plan covers. */
export const planAims = ['quran', 'juz', 'surah', 'pages', 'range'] as const
export type PlanAim = (typeof planAims)[number]

export interface ReadingPlan extends LogEntry {
  readonly aim: PlanAim
  readonly range: VerseRange
  readonly startedOn: Day
  /** Defines the portions: the verses unread at the beginning of `from`, divided by `pace`. Replanning replaces it. */
  readonly schedule: { readonly from: Day; readonly pace: Pace }
}

export interface ReadingSession extends LogEntry {
  /** The plan; absent for free reading. */
  readonly planId?: string
  /** The day on which the session began. */
  readonly day: Day
  readonly startedAt: string
  /** The time spent. */
  readonly seconds: number
  /** The verses read, by number; absent if only time was recorded. */
  readonly range?: VerseRange
}

/** A period of rest days. */
export interface ReadingPause extends LogEntry, RestPeriod {}

/** All reading data of a person. */
export interface ReadingLog {
  readonly plans: readonly ReadingPlan[]
  readonly sessions: readonly ReadingSession[]
  readonly pauses: readonly ReadingPause[]
}

export const emptyLog: ReadingLog = { plans: [], sessions: [], pauses: [] }

/** The entries that were not removed. */
export const live = <Item extends LogEntry>(items: readonly Item[]): readonly Item[] =>
  items.filter(({ deletedAt }) => deletedAt === undefined)
