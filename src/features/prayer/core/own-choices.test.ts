import { CalculationMethod, CalculationParameters, Coordinates, PrayerTimes } from 'adhan'
import { describe, expect, it } from 'vitest'
import { type CivilDate, parseCivilDate } from '#shared/core/civil-date.ts'
import { type PrayerDay, prayerDay } from './prayer-day.ts'
import type { PrayerDayRequest } from './prayer-day-request.ts'
import { prayerNames } from './prayer-names.ts'

const london = { place: { latitude: 51.5074, longitude: -0.1278 }, timeZone: 'Europe/London' }
const tromso = { place: { latitude: 69.6492, longitude: 18.9553 }, timeZone: 'Europe/Oslo' }
const makkah = { place: { latitude: 21.4225, longitude: 39.8262 }, timeZone: 'Asia/Riyadh' }

const qum = { place: { latitude: 34.6401, longitude: 50.8764 }, timeZone: 'Asia/Tehran' }

const on = (text: string): CivilDate => parseCivilDate(text) as CivilDate
const dayOf = (request: PrayerDayRequest): PrayerDay => prayerDay(request)
const codes = ({ notes }: PrayerDay) => notes.map(({ code }) => code)
const minutesBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 60_000

describe('own angles', () => {
  it('match adhan, and are marked as the user’s', () => {
    const date = on('2026-03-01')
    const day = dayOf({ ...makkah, date, method: 'Karachi', fajrAngle: 16, ishaAngle: 14 })
    const parameters = new CalculationParameters('Other', 16, 14)
    parameters.methodAdjustments = CalculationMethod.Karachi().methodAdjustments
    const { latitude, longitude } = makkah.place
    const peer = new PrayerTimes(new Coordinates(latitude, longitude), new Date(2026, 2, 1), parameters)
    expect(day.instants.fajr).toBe(peer.fajr.toISOString())
    expect(day.instants.isha).toBe(peer.isha.toISOString())
    expect(day).toMatchObject({ ownAngles: true, angles: { fajr: 16, isha: 14 } })
    expect(dayOf({ ...makkah, date, method: 'Karachi' })).toMatchObject({
      ownAngles: false,
      angles: { fajr: 18, isha: 18 },
    })
  })

  it('replace the method’s interval, and a user’s interval replaces the longer one of Ramadan', () => {
    const date = on('2026-03-01') // 12 Ramadan 1447
    const isha = (choices: Partial<PrayerDayRequest>) => {
      const { instants } = dayOf({ ...makkah, date, method: 'UmmAlQura', ...choices })
      return minutesBetween(instants.maghrib, instants.isha)
    }
    expect(isha({})).toBe(120)
    expect(isha({ fajrAngle: 17 })).toBe(120)
    expect(isha({ ishaInterval: 75 })).toBe(75)
    expect(isha({ ishaAngle: 18 })).toBeLessThan(85)
    expect(isha({ ishaAngle: 18, ishaInterval: 75 })).toBe(75)
  })

  it('count the interval from the Maghrib of a method with an angle', () => {
    const qum = { place: { latitude: 34.6401, longitude: 50.8764 }, timeZone: 'Asia/Tehran' }
    const date = on('2026-11-23')
    const usual = dayOf({ ...qum, date, method: 'Jafari' })
    for (const ishaInterval of [10, 17, 20]) {
      const day = dayOf({ ...qum, date, method: 'Jafari', ishaInterval })
      expect(day.instants.maghrib).toBe(usual.instants.maghrib)
      expect(minutesBetween(day.instants.maghrib, day.instants.isha)).toBe(ishaInterval)
      expect(day.notes).toEqual(usual.notes)
    }
  })

  it('replace the Moonsighting Committee’s season, each for its own time', () => {
    const noted = (choices: Partial<PrayerDayRequest>) => {
      const day = dayOf({ ...london, date: on('2026-06-01'), method: 'MoonsightingCommittee', ...choices })
      return [day.highLatitudeRule, day.notes.find(({ code }) => code === 'moonsighting_season')?.times]
    }
    expect(noted({})).toEqual(['MoonsightingCommittee', ['fajr', 'isha']])
    expect(noted({ fajrAngle: 18 })).toEqual(['TwilightAngle', ['isha']])
    expect(noted({ fajrAngle: 18, ishaInterval: 90 })).toEqual(['TwilightAngle', undefined])
  })

  it('can move Maghrib after sunset', () => {
    const maghrib = (maghribAngle: number, method = 'Karachi') =>
      dayOf({ ...makkah, date: on('2026-03-01'), method, maghribAngle }).instants.maghrib
    expect(minutesBetween(maghrib(0), maghrib(4))).toBeGreaterThan(12)
    expect(minutesBetween(maghrib(0), maghrib(4))).toBeLessThan(18)
    for (const small of [0.1, 0.5, 0.8]) expect(maghrib(small, 'Egyptian')).toBe(maghrib(0, 'Egyptian'))
  })
})

describe('an own interval with a Maghrib after sunset', () => {
  const date = on('2026-11-23')

  it.each(['Jafari', 'Tehran'])('leaves Maghrib and the rest of the day as %s has it', (method) => {
    const plain = dayOf({ ...qum, date, method })
    for (const ishaInterval of [1, 10, 15, 17, 20, 90]) {
      const day = dayOf({ ...qum, date, method, ishaInterval })
      expect(day).toMatchObject({ sunrise: plain.sunrise, maghrib: plain.maghrib, notes: [] })
      expect(minutesBetween(day.instants.maghrib, day.instants.isha)).toBe(ishaInterval)
    }
    if (method === 'Jafari') expect(plain.maghrib).toBe('17:15')
  })

  it('counts from the minutes that the authority adds, and from an own angle', () => {
    const interval = (choices: Partial<PrayerDayRequest>) => {
      const { instants } = dayOf({ ...qum, date, ishaInterval: 20, ...choices })
      return minutesBetween(instants.maghrib, instants.isha)
    }
    expect([interval({ method: 'Turkey' }), interval({ method: 'Turkey', maghribAngle: 4 })]).toEqual([
      20, 20,
    ])
  })

  it('moves Maghrib to sunset with a note where its angle comes too late for Isha', () => {
    const late = { place: { latitude: 61.5, longitude: 10 }, timeZone: 'Europe/Oslo', date: on('2026-06-21') }
    const day = dayOf({ ...late, method: 'Jafari', maghribAngle: 8, ishaInterval: 20 })
    expect(codes(day)).toContain('maghrib_at_sunset')
    expect(minutesBetween(day.instants.maghrib, day.instants.isha)).toBe(20)
  })
})

describe('own minutes', () => {
  const none = { fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 }
  const date = on('2026-03-01')

  it('are added to each time, including those of the nights before and after', () => {
    const minutes = { fajr: -3, sunrise: 1, dhuhr: 5, asr: 2, maghrib: 4, isha: 7 }
    const [plain, own] = [dayOf({ ...makkah, date }), dayOf({ ...makkah, date, minutes })]
    for (const name of prayerNames) {
      expect(minutesBetween(plain.instants[name], own.instants[name])).toBe(minutes[name])
    }
    expect(minutesBetween(plain.nextDay.fajrInstant, own.nextDay.fajrInstant)).toBe(-3)
    expect(minutesBetween(plain.previousIshaInstant, own.previousIshaInstant)).toBe(7)
    expect(codes(own)).not.toContain('own_minutes_left_out')
  })

  it('are left out with a note if the times would be out of order', () => {
    const late = { ...london, date: on('2026-06-21'), highLatitudeRule: 'SeventhOfTheNight' as const }
    const plain = dayOf(late)
    const own = dayOf({ ...late, minutes: { ...none, maghrib: 60, isha: -60 } })
    expect(own.instants).toEqual(plain.instants)
    expect(codes(own)).toContain('own_minutes_left_out')
  })
})

describe('Imsak', () => {
  it('is ten minutes before Fajr, or as many as the user chose', () => {
    const date = on('2026-03-01')
    const minutes = (imsakMinutes?: number) => {
      const { fajr, imsak } = dayOf({ ...makkah, date, imsakMinutes })
      const of = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
      return of(fajr) - of(imsak)
    }
    expect([minutes(), minutes(0), minutes(25)]).toEqual([10, 0, 25])
  })
})

describe('the policy of the nearest day', () => {
  const midsummer = dayOf({ ...tromso, date: on('2026-06-21'), polarPolicy: 'nearest_day' })

  it('uses the times of the nearest day with a sunset, moved to this day’s noon', () => {
    const note = midsummer.notes.find(({ code }) => code === 'polar_nearest_day')
    const borrowed = note && 'day' in note ? note.day : ''
    expect(codes(midsummer)).not.toContain('polar_nearest_latitude')
    const own = dayOf({ ...tromso, date: on(borrowed) })
    expect(codes(own).some((code) => code.startsWith('polar_nearest'))).toBe(false)
    for (const name of ['sunrise', 'asr', 'maghrib'] as const) {
      const fromNoon = (day: PrayerDay) => minutesBetween(day.instants.dhuhr, day.instants[name])
      expect(Math.abs(fromNoon(midsummer) - fromNoon(own))).toBeLessThanOrEqual(1)
    }
  })

  it('skips no nearer day with a sunrise and a sunset', () => {
    const note = midsummer.notes.find(({ code }) => code === 'polar_nearest_day')
    const distance =
      Math.abs(Date.parse((note as { day: string }).day) - Date.parse('2026-06-21')) / 86_400_000
    expect(distance).toBeGreaterThan(20)
    for (let days = 1 - distance; days < distance; days++) {
      const text = new Date(Date.parse('2026-06-21') + days * 86_400_000).toISOString().slice(0, 10)
      expect(codes(dayOf({ ...tromso, date: on(text) }))).toContain('polar_nearest_latitude')
    }
  })

  it('uses a latitude at the pole, where no day has both', () => {
    const pole = { place: { latitude: -90, longitude: 0 }, timeZone: 'Antarctica/McMurdo' }
    expect(codes(dayOf({ ...pole, date: on('2026-06-21'), polarPolicy: 'nearest_day' }))).toContain(
      'polar_nearest_latitude',
    )
  })

  it('changes no other day', () => {
    const date = on('2026-03-21')
    expect(dayOf({ ...tromso, date, polarPolicy: 'nearest_day' })).toEqual(dayOf({ ...tromso, date }))
  })
})
