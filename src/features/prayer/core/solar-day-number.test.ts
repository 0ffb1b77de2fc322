import { describe, expect, it } from 'vitest'
import { dayNumber, parseCivilDate } from '#shared/core/civil-date.ts'
import { meanNoon, solarDayNumber } from './solar-day-number.ts'
import { zoneClock } from './zone-clock.ts'

const numberOf = (text: string) => dayNumber(parseCivilDate(text) ?? { year: 0, month: 1, day: 1 })

/** The resulting solar day, in days from the civil day's own number. */
function daysAside(longitude: number, timeZone: string, text: string): number {
  const day = numberOf(text)
  const clock = zoneClock(timeZone, meanNoon(day - 2, longitude), meanNoon(day + 2, longitude))
  return solarDayNumber(longitude, day, clock) - day
}

describe('the solar day of a civil day', () => {
  it.each([
    ['London', -0.1, 'Europe/London', 0],
    ['Kiritimati, fourteen hours ahead in the west', -157.4, 'Pacific/Kiritimati', -1],
    ['Samoa', -171.8, 'Pacific/Apia', -1],
    ['Chatham', -176.5, 'Pacific/Chatham', -1],
    ['Attu, ten hours behind in the east', 172.9, 'America/Adak', 1],
    ['the line itself, from the west', -180, 'Asia/Anadyr', -1],
    ['the line itself, from the east', 180, 'Asia/Anadyr', 0],
  ])('in %s has its noon on that day', (_place, longitude, timeZone, aside) => {
    expect(daysAside(longitude, timeZone, '2026-03-01')).toBe(aside)
  })

  it('was the day’s own in Samoa while its clocks were east of the date line', () => {
    expect(daysAside(-171.8, 'Pacific/Apia', '2011-12-29')).toBe(0)
    expect(daysAside(-171.8, 'Pacific/Apia', '2011-12-31')).toBe(-1)
    expect(() => daysAside(-171.8, 'Pacific/Apia', '2011-12-30')).toThrow(
      expect.objectContaining({ code: 'date_not_in_time_zone' }),
    )
  })

  it('is the first of two if the clocks go back past a noon at midnight', () => {
    const aside = (text: string) => daysAside(0.1, 'Antarctica/McMurdo', text)
    expect(['2026-04-04', '2026-04-05', '2026-04-06'].map(aside)).toEqual([-1, -1, 0])
  })

  it('is the next if the clocks go forward past a noon at midnight', () => {
    const aside = (text: string) => daysAside(0.1, 'Antarctica/McMurdo', text)
    expect(['2026-09-26', '2026-09-27', '2026-09-28'].map(aside)).toEqual([0, 0, -1])
  })
})
