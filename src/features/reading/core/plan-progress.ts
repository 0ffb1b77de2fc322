import type { VerseRange } from '#features/quran/core/index.ts'
import { type Day, dayNumberOf, dayOfNumber } from '#shared/core/day.ts'
import { restDays } from '#shared/core/rest-days.ts'
import { countPages } from './mushaf-pages.ts'
import { type Portion, portionsOf } from './portions.ts'
import { readingDay, readingDaysBetween } from './reading-days.ts'
import { live, type ReadingLog, type ReadingPlan, type ReadingSession } from './reading-log.ts'
import { intersectRanges, mergeRanges, subtractRanges } from './verse-ranges.ts'

/** The progress of a plan on a day. */
export interface PlanProgress {
  readonly read: readonly VerseRange[]
  readonly unread: readonly VerseRange[]
  /** The share of the plan's pages that is read, 0–1. */
  readonly share: number
  /** The unread verses of the first incomplete portion; absent if everything is read. */
  readonly next?: Portion
  /** The number of past reading days whose portion is incomplete. */
  readonly missed: number
  /** Whether the portions of all days up to today are complete. */
  readonly doneToday: boolean
  /** The number of portions that were incomplete when today began. */
  readonly portionsLeft: number
  /** The planned last day. */
  readonly plannedEnd: Day
  /** The last day if one portion is read on each reading day from today. */
  readonly expectedEnd: Day
  /** The number of reading days from today to the planned end, inclusive; 0 if it has passed. */
  readonly daysLeft: number
}

/** The progress of `plan` on `today`, computed from the log alone, so that edited sessions change it. */
export function planProgress(plan: ReadingPlan, log: ReadingLog, today: Day): PlanProgress {
  const { from, pace } = plan.schedule
  const sessions = sessionsOf(plan, log)
  const isRest = restDays(live(log.pauses), today)
  const read = intersectRanges([plan.range], readRanges(sessions))
  const unread = subtractRanges([plan.range], read)
  const portions = portionsOf(
    subtractRanges([plan.range], readRanges(sessions.filter(({ day }) => day < from))),
    pace,
  )
  const passed = readingDaysBetween(from, today, isRest)
  const readBeforeToday = readRanges(sessions.filter(({ day }) => day < today))
  const isLeft = portions.map((portion) => subtractRanges(portion, read).length > 0)
  const left = (among: readonly boolean[]) => among.filter(Boolean).length
  const next = portions[isLeft.indexOf(true)]
  const doneToday = left(isLeft.slice(0, passed + 1)) === 0
  const plannedEnd = readingDay(from, portions.length, isRest)
  return {
    read,
    unread,
    share: countPages(read) / countPages([plan.range]),
    ...(next && { next: subtractRanges(next, read) }),
    missed: left(isLeft.slice(0, passed)),
    doneToday,
    portionsLeft: portions.filter((portion) => subtractRanges(portion, readBeforeToday).length > 0).length,
    plannedEnd,
    expectedEnd: readingDay(doneToday ? dayAfter(today) : today, Math.max(1, left(isLeft)), isRest),
    daysLeft: readingDaysBetween(today, dayAfter(plannedEnd), isRest),
  }
}

/** The sessions of a plan. */
const sessionsOf = (plan: ReadingPlan, log: ReadingLog): readonly ReadingSession[] =>
  live(log.sessions).filter(({ planId }) => planId === plan.id)

/** The verses read in these sessions. */
export const readRanges = (sessions: readonly ReadingSession[]): readonly VerseRange[] =>
  mergeRanges(sessions.flatMap(({ range }) => (range ? [range] : [])))

const dayAfter = (day: Day): Day => dayOfNumber(dayNumberOf(day) + 1)

/** The day on which `plan` was completed; `undefined` while verses are unread. */
export function finishedOn(plan: ReadingPlan, log: ReadingLog): Day | undefined {
  const { first, last } = plan.range
  const isRead = new Uint8Array(last - first + 1)
  let unread = isRead.length
  const byDay = [...sessionsOf(plan, log)].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  for (const { day, range } of byDay) {
    if (!range) continue
    for (let verse = Math.max(first, range.first); verse <= Math.min(last, range.last); verse++) {
      if (isRead[verse - first] === 0) unread -= 1
      isRead[verse - first] = 1
    }
    if (unread === 0) return day
  }
  return undefined
}
