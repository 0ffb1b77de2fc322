import type { CivilDate } from '#shared/core/civil-date.ts'

const FIRST_YEAR = 1900
const LAST_YEAR = 2100

/** A civil month, or a year if there is no month. */
export interface TimetableSpan {
  readonly year: number
  readonly month?: number | undefined
}

/** The month or year in the address (`?year=2026&month=11`), else that of `today`. */
export function spanOf(part: 'month' | 'year', search: string, today: CivilDate): TimetableSpan {
  const query = new URLSearchParams(search)
  const number = (name: string, least: number, most: number) => {
    const value = Number(query.get(name) ?? Number.NaN)
    return Number.isInteger(value) && value >= least && value <= most ? value : undefined
  }
  const year = number('year', FIRST_YEAR, LAST_YEAR)
  if (part === 'year') return { year: year ?? today.year }
  const month = number('month', 1, 12)
  return year !== undefined && month !== undefined
    ? { year, month }
    : { year: today.year, month: today.month }
}

/** The month or year `count` later; `undefined` outside the range of times. */
export function laterSpan({ year, month }: TimetableSpan, count: number): TimetableSpan | undefined {
  const months = month === undefined ? undefined : year * 12 + month - 1 + count
  const later =
    months === undefined
      ? { year: year + count }
      : { year: Math.floor(months / 12), month: (months % 12) + 1 }
  return later.year >= FIRST_YEAR && later.year <= LAST_YEAR ? later : undefined
}

export function addressOfSpan({ year, month }: TimetableSpan): string {
  return month === undefined ? `/prayer/year?year=${year}` : `/prayer/month?year=${year}&month=${month}`
}
