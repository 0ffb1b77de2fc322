import { useLocation, useSearch } from 'wouter'
import {
  addDays,
  type CivilDate,
  compareDates,
  formatCivilDate,
  parseCivilDate,
} from '#shared/core/civil-date.ts'

const FIRST_YEAR = 1900
const LAST_YEAR = 2100

/** The civil day of `?date=`; `undefined` if it is absent, invalid or out of range. */
export function askedDate(search: string): CivilDate | undefined {
  const date = parseCivilDate(new URLSearchParams(search).get('date') ?? '')
  return date && canShow(date) ? date : undefined
}

export const canShow = ({ year }: CivilDate): boolean => year >= FIRST_YEAR && year <= LAST_YEAR

/** The address of a day's page. Today's has no date, so that it stays today's. */
export function addressOf(path: string, date: CivilDate, today: CivilDate): string {
  return compareDates(date, today) === 0 ? path : `${path}?date=${formatCivilDate(date)}`
}

/** The page's day, from its address, and functions to change it. */
export function usePageDate(today: CivilDate) {
  const [path, navigate] = useLocation()
  const date = askedDate(useSearch()) ?? today
  const show = (next: CivilDate) => {
    if (canShow(next)) navigate(addressOf(path, next, today))
  }
  return {
    date,
    isToday: compareDates(date, today) === 0,
    show,
    move: (days: number) => show(addDays(date, days)),
    showToday: () => show(today),
  }
}
