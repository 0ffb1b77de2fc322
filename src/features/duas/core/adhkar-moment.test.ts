import { describe, expect, it } from 'vitest'
import { type PrayerDay, prayerDay } from '#features/prayer/core/index.ts'
import { adhkarMoment, adhkarMomentByClock, adhkarTimes, currentAdhkar } from './adhkar-moment.ts'

const makkah = { place: { latitude: 21.4225, longitude: 39.8262 }, timeZone: 'Asia/Riyadh', country: 'SA' }
const day = prayerDay({ ...makkah, date: { year: 2026, month: 11, day: 23 } })
const { instants, nextDay } = day

/** The moment some minutes after (or before) an instant. */
const at = (instant: string, minutes = 0) =>
  adhkarMoment(day, new Date(Date.parse(instant) + minutes * 60_000))

describe('the adhkar of now', () => {
  it.each<[string, string, number, string, string, string]>([
    ['before Fajr are those of the evening before', instants.fajr, -1, '2026-11-22', 'over', 'open'],
    ['begin a new day at Fajr', instants.fajr, 0, '2026-11-23', 'best', 'early'],
    ['are at their best until sunrise', instants.sunrise, -1, '2026-11-23', 'best', 'early'],
    ['can be said after sunrise', instants.sunrise, 0, '2026-11-23', 'open', 'early'],
    ['end for the morning at Dhuhr', instants.dhuhr, 0, '2026-11-23', 'over', 'early'],
    ['begin for the evening at Asr', instants.asr, 0, '2026-11-23', 'over', 'best'],
    ['are at their best until Maghrib', instants.maghrib, -1, '2026-11-23', 'over', 'best'],
    ['can be said in the night', instants.isha, 0, '2026-11-23', 'over', 'open'],
    ['belong to the evening until the next Fajr', nextDay.fajrInstant, -1, '2026-11-23', 'over', 'open'],
  ])('%s', (_what, instant, minutes, belongsTo, morning, evening) => {
    const moment = at(instant, minutes)
    expect([moment.day, moment.morning.name, moment.evening.name]).toEqual([belongsTo, morning, evening])
  })

  it('name the prayers’ times', () => {
    expect(at(instants.fajr).morning).toEqual({ name: 'best', best: day.sunrise, until: day.dhuhr })
    expect(at(instants.fajr).evening).toEqual({ name: 'early', from: day.asr })
    expect(at(instants.asr).evening).toEqual({ name: 'best', best: day.maghrib, until: nextDay.fajr })
    expect(at(instants.fajr, -1).evening).toEqual({ name: 'open', until: day.fajr })
  })

  it('are one set at a time, and none between Dhuhr and Asr', () => {
    expect(currentAdhkar(at(instants.sunrise))).toBe('morning')
    expect(currentAdhkar(at(instants.dhuhr, 1))).toBeUndefined()
    expect(currentAdhkar(at(instants.fajr, -1))).toBe('evening')
  })

  it('follow the instants where Fajr is before midnight', () => {
    const north: PrayerDay = {
      ...day,
      instants: { ...instants, fajr: '2026-11-22T20:30:00.000Z' },
    }
    expect(adhkarMoment(north, new Date('2026-11-22T20:45:00Z'))).toMatchObject({
      day: '2026-11-23',
      morning: { name: 'best' },
    })
  })
})

describe('the adhkar by the clock', () => {
  it.each([
    ['03:59', '2026-11-22', 'over', 'open'],
    ['04:00', '2026-11-23', 'open', 'early'],
    ['12:00', '2026-11-23', 'over', 'early'],
    ['15:00', '2026-11-23', 'over', 'open'],
    ['23:59', '2026-11-23', 'over', 'open'],
  ])('at %s', (time, belongsTo, morning, evening) => {
    const moment = adhkarMomentByClock('2026-11-23', time)
    expect([moment.day, ...adhkarTimes.map((each) => moment[each].name)]).toEqual([
      belongsTo,
      morning,
      evening,
    ])
    expect(moment.by).toBe('clock')
  })
})
