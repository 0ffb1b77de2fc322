import { dayNumber, wallClock } from '#shared/core/civil-date.ts'

const MS_PER_MINUTE = 60_000
const MS_PER_DAY = 86_400_000

/** The date and clock time in a zone. */
export interface ClockReading {
  /** The number of the civil day since 1970-01-01. */
  readonly day: number
  /** `HH:MM`, 24 hours. */
  readonly time: string
}

/** Returns date and clock time in a zone at an instant, in milliseconds of the epoch. */
export type ZoneClock = (instant: number) => ClockReading

/**
 * The clock of a zone for the instants of a few days. Asking the platform is the slowest part of calculating
 * a day, so it is asked only for midnights around both ends and the middle, which other days and places of
 * the zone share. If all three agree, the offset is constant in between. Since 1900 no zone has changed its
 * offset and changed back within 3.9 days (tz database 2025b; Freetown in 1939), so `until` may be up to five
 * days after `from`. Throws `RangeError` for an unknown zone.
 */
export function zoneClock(timeZone: string, from: number, until: number): ZoneClock {
  const offset = midnightOffset(timeZone, Math.floor(from / MS_PER_DAY))
  const holds =
    offset === midnightOffset(timeZone, Math.round((from + until) / 2 / MS_PER_DAY)) &&
    offset === midnightOffset(timeZone, Math.ceil(until / MS_PER_DAY))
  return (instant) => {
    const known = holds && instant >= from && instant <= until
    return reading(wholeMinute(instant) + (known ? offset : offsetOf(timeZone, instant)))
  }
}

/** A cache of offsets by zone and day, with room for a year of every zone in use. */
const MOST_OFFSETS = 20_000
const offsets = new Map<string, Map<number, number>>()
let offsetsKnown = 0

/** The offset at midnight UTC of the day with this number. */
function midnightOffset(timeZone: string, day: number): number {
  const known = offsets.get(timeZone)?.get(day)
  if (known !== undefined) return known
  const offset = offsetOf(timeZone, day * MS_PER_DAY)
  if (offsetsKnown >= MOST_OFFSETS) {
    offsets.clear()
    offsetsKnown = 0
  }
  const ofZone = offsets.get(timeZone) ?? new Map<number, number>()
  offsets.set(timeZone, ofZone.set(day, offset))
  offsetsKnown++
  return offset
}

/** Milliseconds from UTC to the zone's clocks, which show whole minutes. */
function offsetOf(timeZone: string, instant: number): number {
  const minute = wholeMinute(instant)
  const { date, time } = wallClock(new Date(minute), timeZone)
  const minutesOfDay = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  return dayNumber(date) * MS_PER_DAY + minutesOfDay * MS_PER_MINUTE - minute
}

const wholeMinute = (instant: number) => Math.floor(instant / MS_PER_MINUTE) * MS_PER_MINUTE

function reading(local: number): ClockReading {
  const day = Math.floor(local / MS_PER_DAY)
  return { day, time: new Date(local).toISOString().slice(11, 16) }
}
