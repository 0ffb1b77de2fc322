import { formatCivilDate, wallClock } from '#shared/core/civil-date.ts'

/** Whether clocks or calendars of two IANA zones show something else at `now`. */
export function clocksDiffer(now: Date, zone: string, other: string): boolean {
  const reading = (timeZone: string) => {
    const { date, time } = wallClock(now, timeZone)
    return `${formatCivilDate(date)} ${time}`
  }
  return zone !== other && reading(zone) !== reading(other)
}
