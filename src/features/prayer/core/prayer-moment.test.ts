import { describe, expect, it } from 'vitest'
import { prayerDay } from './prayer-day.ts'
import { prayerMoment } from './prayer-moment.ts'

/** Istanbul, 18 November 2026: 06:19, 07:48, 12:54, 15:27, 17:50, 19:13; the next Fajr 06:20; three hours from UTC. */
const day = prayerDay({
  place: { latitude: 41.0082, longitude: 28.9784 },
  timeZone: 'Europe/Istanbul',
  date: { year: 2026, month: 11, day: 18 },
  country: 'TR',
})

const at = (clock: string, date = '2026-11-18') => new Date(`${date}T${clock}+03:00`)

/** The highlighted, current and next prayer. */
function whoAt(now: Date) {
  const { current, running, next } = prayerMoment(day, now)
  return [current, running?.prayer, next.prayer]
}

describe('the current moment', () => {
  it.each([
    ['00:00:00', undefined, 'isha', 'fajr'],
    ['06:18:59', undefined, 'isha', 'fajr'],
    ['06:19:00', 'fajr', 'fajr', 'sunrise'],
    ['07:18:59', 'fajr', 'fajr', 'sunrise'],
    ['07:19:00', undefined, 'fajr', 'sunrise'],
    ['07:48:00', undefined, undefined, 'dhuhr'],
    ['12:53:59', undefined, undefined, 'dhuhr'],
    ['12:54:00', 'dhuhr', 'dhuhr', 'asr'],
    ['13:54:00', undefined, 'dhuhr', 'asr'],
    ['15:27:00', 'asr', 'asr', 'maghrib'],
    ['17:50:00', 'maghrib', 'maghrib', 'isha'],
    ['19:12:59', undefined, 'maghrib', 'isha'],
    ['19:13:00', 'isha', 'isha', 'fajr'],
    ['20:13:00', undefined, 'isha', 'fajr'],
    ['23:59:59', undefined, 'isha', 'fajr'],
  ])('at %s highlights %s, has %s as current and %s as next', (clock, current, running, next) => {
    expect(whoAt(at(clock))).toEqual([current, running, next])
  })

  it('after midnight is in the previous evening’s Isha until Fajr', () => {
    const { running, next } = prayerMoment(day, at('01:00:00', '2026-11-19'))
    expect(running).toEqual({
      prayer: 'isha',
      since: new Date(day.instants.isha),
      until: new Date(day.nextDay.fajrInstant),
      msLeft: (5 * 60 + 20) * 60_000,
    })
    expect(next).toEqual({
      prayer: 'fajr',
      at: new Date(day.nextDay.fajrInstant),
      msUntil: (5 * 60 + 20) * 60_000,
    })
  })

  it('after midnight is in the previous evening’s Maghrib if its Isha is still to come', () => {
    const summer = prayerDay({
      place: { latitude: 64.1466, longitude: -21.9426 },
      timeZone: 'Atlantic/Reykjavik',
      date: { year: 2026, month: 6, day: 21 },
      method: 'MuslimWorldLeague',
    })
    const now = new Date(Date.parse(summer.previousIshaInstant) - 5 * 60_000)
    expect(now.toISOString() > '2026-06-21T00:00').toBe(true)
    const { running, next } = prayerMoment(summer, now)
    expect([running?.prayer, running?.since.toISOString(), next.prayer]).toEqual([
      'maghrib',
      summer.previousMaghribInstant,
      'isha',
    ])
  })

  it('before Fajr is in the previous evening’s Isha', () => {
    const { running } = prayerMoment(day, at('04:19:00'))
    expect(running?.since.toISOString()).toBe(day.previousIshaInstant)
    expect(running?.msLeft).toBe(2 * 3_600_000)
  })

  it('counts down to sunrise during Fajr', () => {
    const { running, next } = prayerMoment(day, at('06:42:18'))
    expect(running).toMatchObject({ prayer: 'fajr', until: at('07:48:00'), msLeft: 3_942_000 })
    expect(next).toMatchObject({ prayer: 'sunrise', msUntil: 3_942_000 })
  })

  it('includes the next day’s Fajr until its sunrise', () => {
    expect(whoAt(at('06:20:00', '2026-11-19'))).toEqual(['fajr', 'fajr', 'sunrise'])
  })

  it('highlights nothing outside its day', () => {
    expect(whoAt(at('12:00:00', '2026-11-17'))).toEqual([undefined, undefined, 'maghrib'])
    const after = prayerMoment(day, at('12:00:00', '2026-11-20'))
    expect(after).toEqual({
      next: { prayer: 'sunrise', at: new Date(day.nextDay.sunriseInstant), msUntil: 0 },
    })
  })

  it('highlights each of two prayers that are less than an hour apart in turn', () => {
    const north = prayerDay({
      place: { latitude: 64.1466, longitude: -21.9426 },
      timeZone: 'Atlantic/Reykjavik',
      date: { year: 2026, month: 6, day: 21 },
    })
    const maghrib = new Date(north.instants.maghrib)
    const isha = new Date(north.instants.isha)
    expect(isha.getTime() - maghrib.getTime()).toBeLessThan(3_600_000)
    expect(prayerMoment(north, new Date(isha.getTime() - 1)).current).toBe('maghrib')
    expect(prayerMoment(north, isha).current).toBe('isha')
  })
})
