import { type CivilDate, dayNumber, wallClock } from './civil-date.ts'

const MS_PER_MINUTE = 60_000
const MS_PER_DAY = 86_400_000

/**
 * The instant (milliseconds since the epoch) at which clocks in `timeZone` show `time` (`HH:MM`) on a civil
 * day. Where clocks go back, the first of the two; where they skip the time, later by the length of the gap.
 * Throws `RangeError` for an unknown zone.
 */
export function instantOfClockTime(date: CivilDate, time: string, timeZone: string): number {
  const asUtc = clockNumber(date, time)
  const before = asUtc - offsetAt(asUtc - MS_PER_DAY, timeZone)
  const after = asUtc - offsetAt(asUtc + MS_PER_DAY, timeZone)
  const shown = [Math.min(before, after), Math.max(before, after)].find(
    (instant) => instant + offsetAt(instant, timeZone) === asUtc,
  )
  return shown ?? before
}

/** Milliseconds by which the zone is ahead of UTC, to the minute. */
function offsetAt(instant: number, timeZone: string): number {
  const { date, time } = wallClock(new Date(instant), timeZone)
  return clockNumber(date, time) - Math.floor(instant / MS_PER_MINUTE) * MS_PER_MINUTE
}

function clockNumber(date: CivilDate, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return dayNumber(date) * MS_PER_DAY + (hours * 60 + minutes) * MS_PER_MINUTE
}
