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

/** The civil day that `?date=` asks for; `undefined` for none, for nonsense, and outside what can be calculated. */
export function askedDate(search: string): CivilDate | undefined {
  const date = parseCivilDate(new URLSearchParams(search).get('date') ?? '')
  return date && canShow(date) ? date : undefined
}

export const canShow = ({ year }: CivilDate): boolean => year >= FIRST_YEAR && year <= LAST_YEAR

/** Where the page of a day is: today has no date in its address, so that it stays today. */
export function addressOf(path: string, date: CivilDate, today: CivilDate): string {
  return compareDates(date, today) === 0 ? path : `${path}?date=${formatCivilDate(date)}`
}

/** The day of the page, from its address, and ways to another one. */
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
