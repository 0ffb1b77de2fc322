import { afterEach, expect, it } from 'vitest'
import { hijriDate } from '#features/hijri-calendar/core/index.ts'
import { prayerDay } from './prayer-day.ts'

const hostZone = process.env.TZ

afterEach(() => {
  if (hostZone === undefined) delete process.env.TZ
  else process.env.TZ = hostZone
})

/** Days that were skipped in some host's time zone, and an ordinary one. */
const dates = [
  { year: 1994, month: 12, day: 30 },
  { year: 1994, month: 12, day: 31 },
  { year: 2011, month: 12, day: 29 },
  { year: 2011, month: 12, day: 30 },
  { year: 2026, month: 3, day: 29 },
]

/** The times calculated by a host in this time zone. */
function workedOutIn(zone: string): string {
  process.env.TZ = zone
  return JSON.stringify(
    dates.map((date) => [
      prayerDay({ place: { latitude: 51.5, longitude: -0.12 }, timeZone: 'Europe/London', date }),
      prayerDay({
        place: { latitude: 69.65, longitude: 18.96 },
        timeZone: 'Europe/Oslo',
        date,
        method: 'UmmAlQura',
      }),
      hijriDate(date),
    ]),
  )
}

it.each(['Pacific/Kiritimati', 'America/Los_Angeles', 'Pacific/Apia', 'Asia/Tehran'])(
  'calculates the same on a host in %s as on a host in UTC',
  (zone) => {
    const inUtc = workedOutIn('UTC')
    expect(workedOutIn(zone)).toBe(inUtc)
  },
)

it('really changes the host’s time zone', () => {
  process.env.TZ = 'Pacific/Kiritimati'
  expect(new Date('2026-01-01T00:00:00Z').getHours()).toBe(14)
  process.env.TZ = 'Pacific/Apia'
  expect(new Date(2011, 11, 30, 12).getDate()).toBe(31)
})
