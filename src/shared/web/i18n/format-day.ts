import { parseCivilDate } from '#shared/core/civil-date.ts'
import type { Day } from '#shared/core/day.ts'
import { formatDate } from './format.ts'
import { formatDateRange } from './format-date-range.ts'

/** A day as text; its year only if it differs from that of `today`. */
export function formatDay(day: Day, today: Day, weekday: 'long' | 'short' | undefined = undefined): string {
  const date = parseCivilDate(day)
  if (!date) return day
  return formatDate(date, {
    day: 'numeric',
    month: 'long',
    ...(weekday && { weekday }),
    ...(yearOf(day) !== yearOf(today) && { year: 'numeric' }),
  })
}

/** A range of days as text, without repeating common parts; the year as for a single day. */
export function formatDaySpan(from: Day, to: Day, today: Day): string {
  const [first, last] = [parseCivilDate(from), parseCivilDate(to)]
  if (!first || !last) return `${from} – ${to}`
  const inThisYear = yearOf(from) === yearOf(today) && yearOf(to) === yearOf(today)
  return formatDateRange(first, last, {
    day: 'numeric',
    month: 'long',
    ...(!inThisYear && { year: 'numeric' }),
  })
}

const yearOf = (day: Day) => day.slice(0, 4)
