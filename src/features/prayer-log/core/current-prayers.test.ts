import { describe, expect, it } from 'vitest'
import { prayerDay } from '#features/prayer/core/index.ts'
import { currentPrayers } from './current-prayers.ts'

const day = prayerDay({
  place: { latitude: 51.5, longitude: -0.13 },
  timeZone: 'Europe/London',
  date: { year: 2026, month: 11, day: 21 },
})
const from = (prayer: keyof typeof day.instants, minutes = 1) =>
  currentPrayers(day, Date.parse(day.instants[prayer]) + minutes * 60_000)

describe('the current prayers', () => {
  it('are today’s from Fajr on', () =>
    expect(from('asr')).toEqual({
      day: '2026-11-21',
      times: { fajr: 'over', dhuhr: 'over', asr: 'now', maghrib: 'ahead', isha: 'ahead' },
    }))
  it('include none in its time between sunrise and Dhuhr', () =>
    expect(from('sunrise').times).toMatchObject({ fajr: 'over', dhuhr: 'ahead' }))
  it('begin with Fajr, to the minute', () => {
    expect(from('fajr', 0).day).toBe('2026-11-21')
    expect(from('fajr', -1)).toMatchObject({ day: '2026-11-20', times: { fajr: 'over', isha: 'now' } })
  })
  it('are yesterday’s after midnight, with Isha still in its time', () =>
    expect(currentPrayers(day, Date.parse('2026-11-21T00:30:00Z'))).toMatchObject({
      day: '2026-11-20',
      times: { maghrib: 'over', isha: 'now' },
    }))
})
