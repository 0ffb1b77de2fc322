import { parseCivilDate } from '#shared/core/civil-date.ts'
import type { Day } from '#shared/core/day-count.ts'
import { formatDate } from './format.ts'

/** A day in words; its year only when it is not `today`'s. */
export function dayWords(day: Day, today: Day, weekday: 'long' | 'short' | undefined = undefined): string {
  const date = parseCivilDate(day)
  if (!date) return day
  return formatDate(date, {
    day: 'numeric',
    month: 'long',
    ...(weekday && { weekday }),
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  })
}
