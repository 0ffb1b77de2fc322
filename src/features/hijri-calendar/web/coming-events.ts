import type { CivilDate } from '#shared/core/civil-date.ts'
import { nextWhiteDays, type UpcomingEvent, upcomingEvents } from '../core/index.ts'

/** The next events and white days; none where the calendar's table ends. */
export function comingEvents(today: CivilDate, count: number, adjustment: number): readonly UpcomingEvent[] {
  try {
    const white = nextWhiteDays(today, adjustment)
    return [...upcomingEvents(today, count, adjustment), ...(white ? [white] : [])]
      .sort((a, b) => a.daysUntil - b.daysUntil)
      .slice(0, count)
  } catch {
    return []
  }
}
