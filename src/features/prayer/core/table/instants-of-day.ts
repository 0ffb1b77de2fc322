import { dayNumber, wallClock } from '#shared/core/civil-date.ts'

const MS_PER_MINUTE = 60_000
const MS_PER_DAY = 86_400_000

/**
 * Returns a function that gives the instant (ms of the epoch) at which the zone's clocks show a minute of a
 * civil day, counted from its midnight up to 2,160, noon of the next day. `undefined` for a clock time that
 * is skipped when the clocks go forward; the first of two when they go back.
 */
export function instantsOfDay(
  timeZone: string,
  civilDay: number,
): (minuteOfDay: number) => number | undefined {
  const midnight = civilDay * MS_PER_DAY
  const before = offsetAt(timeZone, midnight - MS_PER_DAY)
  const after = offsetAt(timeZone, midnight + 2.5 * MS_PER_DAY)
  return (minuteOfDay) => {
    const local = midnight + minuteOfDay * MS_PER_MINUTE
    if (before === after) return local - before
    const shown = [local - before, local - after].filter(
      (instant) => instant + offsetAt(timeZone, instant) === local,
    )
    return shown.length > 0 ? Math.min(...shown) : undefined
  }
}

/** Milliseconds from UTC to the zone's clocks, at a whole minute. */
function offsetAt(timeZone: string, instant: number): number {
  const { date, time } = wallClock(new Date(instant), timeZone)
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  return dayNumber(date) * MS_PER_DAY + minutes * MS_PER_MINUTE - instant
}
