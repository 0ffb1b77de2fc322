import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { civilDateOfDayNumber, dayNumber, parseCivilDate } from '#shared/core/civil-date.ts'
import { prayerCalendar } from './prayer-calendar.ts'
import { prayerDay } from './prayer-day.ts'
import { prayerNames } from './prayer-names.ts'

const london = { place: { latitude: 51.507, longitude: -0.128 }, timeZone: 'Europe/London', country: 'GB' }

describe('a timetable', () => {
  it('equals the single days, at any place', () => {
    const places = fc.constantFrom(
      london,
      { place: { latitude: 69.649, longitude: 18.955 }, timeZone: 'Europe/Oslo', country: 'NO' },
      { place: { latitude: -31.557, longitude: 159.086 }, timeZone: 'Australia/Lord_Howe', country: 'AU' },
      { place: { latitude: 1.872, longitude: -157.429 }, timeZone: 'Pacific/Kiritimati', country: 'KI' },
      { place: { latitude: 33.573, longitude: -7.589 }, timeZone: 'Africa/Casablanca', country: 'MA' },
    )
    fc.assert(
      fc.property(
        places,
        fc.integer({ min: 1990, max: 2060 }),
        fc.integer({ min: 1, max: 12 }),
        (place, year, month) => {
          for (const day of prayerCalendar({ ...place, year, month }).days) {
            const date = parseCivilDate(day.date)
            const alone = date && prayerDay({ ...place, date })
            for (const name of prayerNames) expect(day[name], `${day.date} ${name}`).toBe(alone?.[name])
            expect(day.notes).toEqual(alone?.notes)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('contains every day of the month or the year once, in order', () => {
    const dates = prayerCalendar({ ...london, year: 2028 }).days.map(({ date }) => date)
    const first = dayNumber({ year: 2028, month: 1, day: 1 })
    expect(dates).toHaveLength(366)
    expect(dates.map((date) => dayNumber(parseCivilDate(date) ?? civilDateOfDayNumber(0)))).toEqual(
      dates.map((_, index) => first + index),
    )
    const december = prayerCalendar({ ...london, year: 2026, month: 12 }).days
    expect([december[0]?.date, december.at(-1)?.date, december.length]).toEqual([
      '2026-12-01',
      '2026-12-31',
      31,
    ])
  })

  it('skips the day that Samoa skipped', () => {
    const apia = { place: { latitude: -13.833, longitude: -171.767 }, timeZone: 'Pacific/Apia' }
    const dates = prayerCalendar({ ...apia, year: 2011, month: 12 }).days.map(({ date }) => date)
    expect(dates).toHaveLength(30)
    expect(dates).not.toContain('2011-12-30')
  })

  it('has Imsak ten minutes before Fajr, also across midnight', () => {
    const dates = prayerCalendar({
      place: { latitude: 60, longitude: 15 },
      timeZone: 'Etc/GMT-1',
      method: 'MuslimWorldLeague',
      highLatitudeRule: 'MiddleOfTheNight',
      year: 2026,
    }).days
    const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
    for (const { imsak, fajr } of dates) {
      expect(imsak).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
      expect((minutes(imsak) + 10) % 1440).toBe(minutes(fajr))
    }
    expect(
      dates.some(({ imsak, fajr }) => imsak > fajr),
      'a day whose Imsak is before midnight',
    ).toBe(true)
  })

  it('has Hijri dates with their adjustment, and none outside their table', () => {
    const { days } = prayerCalendar({ ...london, year: 2026, month: 2 })
    expect(days[17]?.hijri).toEqual({ year: 1447, month: 9, day: 1 })
    const moved = prayerCalendar({ ...london, year: 2026, month: 2, adjustment: -1 }).days
    expect(moved[17]?.hijri).toEqual({ year: 1447, month: 8, day: 29 })
    expect(prayerCalendar({ ...london, year: 1930, month: 2 }).days[0]?.hijri).toBeUndefined()
  })
})
