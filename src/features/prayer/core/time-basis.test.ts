import { describe, expect, it } from 'vitest'
import { parseCivilDate } from '#shared/core/civil-date.ts'
import { prayerDay } from './prayer-day.ts'
import type { PrayerDayRequest } from './prayer-day-request.ts'
import { prayerNames } from './prayer-names.ts'
import { timeBasis } from './time-basis.ts'

const london = { place: { latitude: 51.5074, longitude: -0.1278 }, timeZone: 'Europe/London' }
const makkah = { place: { latitude: 21.4225, longitude: 39.8262 }, timeZone: 'Asia/Riyadh', country: 'SA' }
const tromso = { place: { latitude: 69.6492, longitude: 18.9553 }, timeZone: 'Europe/Oslo' }

function day(request: Omit<PrayerDayRequest, 'date'>, text: string) {
  const date = parseCivilDate(text)
  if (!date) throw new Error(`${text} is not a date.`)
  return prayerDay({ ...request, date })
}

describe('the basis of a time', () => {
  it('is the sun if no rule acted', () => {
    const quiet = day({ ...london, method: 'MuslimWorldLeague' }, '2026-03-01')
    expect(prayerNames.map((name) => timeBasis(quiet, name))).toEqual([
      { by: 'angle', degrees: 18 },
      { by: 'sunrise' },
      { by: 'noon' },
      { by: 'shadow' },
      { by: 'sunset' },
      { by: 'angle', degrees: 17 },
    ])
  })

  it('includes the school of Asr and an angle of Maghrib', () => {
    const tehran = day({ ...makkah, method: 'Tehran', madhab: 'hanafi' }, '2026-03-01')
    expect(timeBasis(tehran, 'asr')).toEqual({ by: 'double_shadow' })
    expect(timeBasis(tehran, 'maghrib')).toEqual({ by: 'angle', degrees: 4.5 })
  })

  it('can be an interval that is longer in Ramadan', () => {
    expect(timeBasis(day(makkah, '2026-02-10'), 'isha')).toEqual({ by: 'interval', minutes: 90 })
    expect(timeBasis(day(makkah, '2026-03-01'), 'isha')).toEqual({ by: 'interval', minutes: 120 })
  })

  it('is the rule that acted, for the affected time only', () => {
    const june = day({ ...london, method: 'MuslimWorldLeague' }, '2026-06-21')
    expect(timeBasis(june, 'fajr')).toEqual({ by: 'part_of_night', rule: 'TwilightAngle' })
    expect(timeBasis(june, 'maghrib')).toEqual({ by: 'sunset' })
    expect(timeBasis(day({ ...london, country: 'GB' }, '2026-06-21'), 'isha')).toEqual({ by: 'season' })
  })

  it('is borrowed if the sun does not set', () => {
    for (const polarPolicy of ['nearest_latitude', 'nearest_day'] as const) {
      expect(timeBasis(day({ ...tromso, polarPolicy }, '2026-06-21'), 'dhuhr')).toEqual({ by: 'borrowed' })
    }
  })

  it('is the timetable if the time is printed in one', () => {
    const source = { kind: 'table', id: 'a', name: 'A', source: 'B' } as const
    expect(timeBasis({ ...day(makkah, '2026-02-10'), source }, 'isha')).toEqual({ by: 'printed' })
  })
})
