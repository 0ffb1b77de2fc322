import type { CivilDate } from '#shared/core/civil-date.ts'
import { daysIntoWeek, daysLater, monthsLater } from '../../core/calendar-moves.ts'

const WEEK = 7
const YEAR = 12

/**
 * The day after a key press in the calendar's grid, following WAI-ARIA: arrows in reading direction, Home and
 * End of the week, Page Up and Page Down by a Hijri month, or with Shift by a year. `undefined` for any other
 * key.
 */
export function dayByKey(
  date: CivilDate,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  {
    rightToLeft,
    firstWeekday,
    adjustment,
  }: {
    readonly rightToLeft: boolean
    readonly firstWeekday: number
    readonly adjustment: number
  },
): CivilDate | undefined {
  const days = (count: number) => daysLater(date, count, adjustment)
  const intoWeek = daysIntoWeek(date, firstWeekday)
  const months = shiftKey ? YEAR : 1
  switch (key) {
    case 'ArrowRight':
      return days(rightToLeft ? -1 : 1)
    case 'ArrowLeft':
      return days(rightToLeft ? 1 : -1)
    case 'ArrowDown':
      return days(WEEK)
    case 'ArrowUp':
      return days(-WEEK)
    case 'Home':
      return days(-intoWeek)
    case 'End':
      return days(WEEK - 1 - intoWeek)
    case 'PageDown':
      return monthsLater(date, months, adjustment)
    case 'PageUp':
      return monthsLater(date, -months, adjustment)
    default:
      return undefined
  }
}
