import { type DecimalYear, hijriYearStart } from './time-positions.ts'
import { type TimelineView, timeAt } from './timeline-view.ts'

export interface YearTick {
  readonly year: number
  readonly at: DecimalYear
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const

/** The years of a scale that a frame shows, at least `distance` pixels apart. */
function ticks(
  { view, width, distance }: { view: TimelineView; width: number; distance: number },
  startOf: (year: number) => DecimalYear,
  yearAt: (time: DecimalYear) => number,
): readonly YearTick[] {
  const step = STEPS.find((years) => years * view.scale >= distance) ?? 1000
  const first = Math.ceil(yearAt(view.start) / step) * step
  const last = yearAt(timeAt(view, width))
  const years = Array.from(
    { length: Math.max(0, Math.floor((last - first) / step) + 1) },
    (_, n) => first + n * step,
  )
  // There is no year 0; the first year is where counting begins, unless the next year on the axis is too near.
  const hasFirstYear = (step - 1) * view.scale >= distance
  return years
    .filter((year) => year !== 0 || hasFirstYear)
    .map((year) => year || 1)
    .map((year) => ({ year, at: startOf(year) }))
}

/** Years of the Gregorian calendar on the axis. */
export const civilTicks = (room: { view: TimelineView; width: number; distance: number }) =>
  ticks(
    room,
    (year) => year,
    (time) => time,
  )

const DAYS_OF_HIJRI_YEAR = 354.367
const DAYS_OF_YEAR = 365.2425

/** Years of the Hijri calendar on the axis; negative before the Hijrah. */
export const hijriTicks = (room: { view: TimelineView; width: number; distance: number }) =>
  ticks(room, hijriYearStart, (time) => ((time - hijriYearStart(1)) * DAYS_OF_YEAR) / DAYS_OF_HIJRI_YEAR + 1)
