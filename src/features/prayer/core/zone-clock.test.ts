import { describe, expect, it } from 'vitest'
import { civilDateOfDayNumber, formatCivilDate, wallClock } from '#shared/core/civil-date.ts'
import { zoneClock } from './zone-clock.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Compares every quarter of an hour in the four days around an instant with the platform. */
function expectToAgree(timeZone: string, around: string) {
  const from = Date.parse(around) - 2 * DAY
  const until = from + 4 * DAY
  const clock = zoneClock(timeZone, from, until)
  for (let instant = from - 6 * HOUR; instant <= until + 6 * HOUR; instant += HOUR / 4) {
    const { day, time } = clock(instant)
    const shown = wallClock(new Date(instant), timeZone)
    expect(`${formatCivilDate(civilDateOfDayNumber(day))} ${time}`).toBe(
      `${formatCivilDate(shown.date)} ${shown.time}`,
    )
  }
}

describe('the clocks of a zone', () => {
  it.each([
    ['Europe/London', '2026-03-29T01:00:00Z', 'summer time begins'],
    ['Europe/London', '2026-10-25T01:00:00Z', 'summer time ends'],
    ['Europe/Istanbul', '2026-11-18T09:00:00Z', 'nothing happens'],
    [
      'Africa/Casablanca',
      '2026-09-20T01:00:00Z',
      'the clocks are settled by a law that old platforms do not know',
    ],
    ['Asia/Kathmandu', '1986-01-01T00:00:00Z', 'a quarter of an hour is left out'],
    ['Australia/Lord_Howe', '2026-04-05T00:00:00Z', 'half an hour is repeated'],
    ['Pacific/Apia', '2011-12-30T10:00:00Z', 'a day is left out'],
    ['Pacific/Kwajalein', '1969-10-01T00:00:00Z', 'a day is repeated'],
    ['Africa/Freetown', '1939-09-03T00:50:00Z', 'the offset goes and comes back within four days'],
    ['Europe/Amsterdam', '1920-06-01T00:00:00Z', 'the offset has seconds'],
    ['Africa/Monrovia', '1930-06-01T00:00:00Z', 'the offset is west and has seconds'],
  ])('of %s equal the platform’s around %s: %s', (timeZone, around) => {
    expectToAgree(timeZone, around)
  })

  it('are rejected for an unknown zone', () => {
    expect(() => zoneClock('Mars/Olympus', 0, DAY)).toThrow(RangeError)
  })
})
