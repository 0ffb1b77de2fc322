import { type CivilDate, civilDateAt } from '#shared/core/civil-date.ts'

const MS_PER_MINUTE = 60_000

/**
 * Returns a function that gives the civil day in a time zone by the given clock. The platform is slow, so it
 * is asked only once per minute and zone; days change on whole minutes everywhere. Throws `RangeError` for an
 * unknown zone.
 */
export function civilToday(clock: () => Date): (timeZone: string) => CivilDate {
  let minute = Number.NaN
  const known = new Map<string, CivilDate>()
  return (timeZone) => {
    const now = clock()
    const thisMinute = Math.floor(now.getTime() / MS_PER_MINUTE)
    if (thisMinute !== minute) {
      known.clear()
      minute = thisMinute
    }
    const date = known.get(timeZone) ?? civilDateAt(now, timeZone)
    known.set(timeZone, date)
    return date
  }
}
