import { hijriDay } from './event-days.ts'
import type { EventDate } from './history-event.ts'

/** A time as a year with a fraction: 622.75 is in October 622. */
export type DecimalYear = number

/** The part of history that the timeline shows; the last label needs some room. */
export const timelineStart: DecimalYear = 560
export const timelineEnd: DecimalYear = 2040

/**
 * A different position for each date, in the order of the list, which must be sorted by year. A day or month
 * is at its time; dates that are only years share the room that the others leave in their year.
 */
export function timePositions(dates: readonly EventDate[]): readonly DecimalYear[] {
  const positions: DecimalYear[] = []
  for (let from = 0; from < dates.length; ) {
    const year = dates[from]?.year ?? 0
    let to = from
    while (dates[to]?.year === year) to++
    positions.push(...withinYear(year, dates.slice(from, to)))
    from = to
  }
  return positions
}

function withinYear(year: number, dates: readonly EventDate[]): DecimalYear[] {
  const positions: DecimalYear[] = []
  let last = year
  for (const [at, date] of dates.entries()) {
    const known = exactPosition(date)
    if (known !== undefined && known > last) {
      positions.push(known)
    } else {
      const later = dates.slice(at)
      const next = later.findIndex((each) => (exactPosition(each) ?? 0) > last)
      const end = next < 0 ? year + 1 : (exactPosition(later[next] ?? date) ?? year + 1)
      const share = next < 0 ? later.length : next
      positions.push(last + (end - last) / (share + 1))
    }
    last = positions.at(-1) ?? last
  }
  return positions
}

/** The middle of a known month or the beginning of a day; `undefined` if only the year is known. */
function exactPosition({ year, month, day }: EventDate): DecimalYear | undefined {
  if (month === undefined) return undefined
  return year + (month - 1 + (day === undefined ? 0.5 : (day - 0.5) / 31)) / 12
}

/** The mean Gregorian year, and the Julian day of the beginning of the year 2000. */
const DAYS_PER_YEAR = 365.2425
const YEAR_2000 = 2_451_545

/** When a Hijri year begins. */
export const hijriYearStart = (year: number): DecimalYear =>
  2000 + (hijriDay(year, 1, 1) - YEAR_2000) / DAYS_PER_YEAR
