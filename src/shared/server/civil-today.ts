import { type CivilDate, civilDateAt } from '#shared/core/civil-date.ts'

const MS_PER_MINUTE = 60_000

/**
 * Tells the civil day that it is in a zone by the given clock. Clocks everywhere change the day on a whole minute, so
 * the platform, which takes longer to ask than a call to answer, is asked once a minute and zone. Throws `RangeError`
 * for an unknown zone.
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
