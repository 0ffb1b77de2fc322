import { type CivilDate, dayNumber, wallClock } from '#shared/core/civil-date.ts'

const MS_PER_MINUTE = 60_000
const MS_PER_DAY = 86_400_000

/**
 * The instant (milliseconds of the epoch) at which clocks in `timeZone` show `time` (`HH:MM`) on a civil day: the first
 * of two where the clocks go back, and as much later as they jump where they go forward. Throws `RangeError` for an
 * unknown zone.
 */
export function instantOfClock(date: CivilDate, time: string, timeZone: string): number {
  const asUtc = clockNumber(date, time)
  const before = asUtc - offsetAt(asUtc - MS_PER_DAY, timeZone)
  const after = asUtc - offsetAt(asUtc + MS_PER_DAY, timeZone)
  const shown = [Math.min(before, after), Math.max(before, after)].find(
    (instant) => instant + offsetAt(instant, timeZone) === asUtc,
  )
  return shown ?? before
}

/** Milliseconds by which clocks in the zone are ahead of UTC, to the minute. */
function offsetAt(instant: number, timeZone: string): number {
  const { date, time } = wallClock(new Date(instant), timeZone)
  return clockNumber(date, time) - Math.floor(instant / MS_PER_MINUTE) * MS_PER_MINUTE
}

function clockNumber(date: CivilDate, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return dayNumber(date) * MS_PER_DAY + (hours * 60 + minutes) * MS_PER_MINUTE
}
