import { type Day, dayNumberOf, dayOfNumber } from '#shared/core/day.ts'
import { live, type ReadingSession } from './reading-log.ts'
import { countVerses } from './verse-ranges.ts'

export interface DayTotal {
  readonly day: Day
  readonly seconds: number
  readonly verses: number
}

/** Reading time and verses for each of the last `days` days up to `today`, earliest first. Rereading counts again. */
export function dayTotals(
  sessions: readonly ReadingSession[],
  today: Day,
  days: number,
): readonly DayTotal[] {
  const first = dayNumberOf(today) - days + 1
  const totals = new Map<Day, { seconds: number; verses: number }>(
    Array.from({ length: days }, (_, index) => [dayOfNumber(first + index), { seconds: 0, verses: 0 }]),
  )
  for (const { day, seconds, range } of live(sessions)) {
    const total = totals.get(day)
    if (!total) continue
    total.seconds += seconds
    total.verses += range ? countVerses([range]) : 0
  }
  return Array.from(totals, ([day, total]) => ({ day, ...total }))
}
