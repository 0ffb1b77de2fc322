import { countOfDay, type Day, dayOfCount } from '#shared/core/day-count.ts'
import { type ReadingSession, standing } from './reading-log.ts'
import { versesIn } from './verse-ranges.ts'

export interface DayTotal {
  readonly day: Day
  readonly seconds: number
  readonly verses: number
}

/** Time and verses of each of the last `days` days up to `today`, the earliest first. Verses read twice count twice. */
export function dayTotals(
  sessions: readonly ReadingSession[],
  today: Day,
  days: number,
): readonly DayTotal[] {
  const all = standing(sessions)
  return Array.from({ length: days }, (_, index) => {
    const day = dayOfCount(countOfDay(today) - days + 1 + index)
    const ofDay = all.filter((session) => session.day === day)
    return {
      day,
      seconds: ofDay.reduce((sum, { seconds }) => sum + seconds, 0),
      verses: ofDay.reduce((sum, { range }) => sum + (range ? versesIn([range]) : 0), 0),
    }
  })
}
