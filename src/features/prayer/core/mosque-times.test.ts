import { describe, expect, it } from 'vitest'
import { compareMethods, type MethodComparison } from './compare-methods.ts'
import { differencesFromMosque, minutesOfMosque, nearestMethod } from './mosque-times.ts'
import { type PrayerDay, prayerDay } from './prayer-day.ts'

const london = {
  place: { latitude: 51.5074, longitude: -0.1278 },
  timeZone: 'Europe/London',
  date: { year: 2026, month: 11, day: 21 },
  country: 'GB',
}
const nothing = { fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 }

const at = (times: Partial<PrayerDay>, notes: PrayerDay['notes'] = []) =>
  ({ ...prayerDay(london), ...times, notes }) as PrayerDay

describe('a mosque’s timetable beside the calculation', () => {
  it('differs by minutes, later ones positive, only where a time was given', () => {
    const day = at({ fajr: '05:37', dhuhr: '11:52', isha: '17:34' })
    expect(differencesFromMosque(day, { fajr: '05:40', dhuhr: '11:50', isha: '' })).toEqual([
      { prayer: 'fajr', later: 3, ownMinutes: 3 },
      { prayer: 'dhuhr', later: -2, ownMinutes: -2 },
    ])
  })

  it('takes the shorter way round midnight', () => {
    expect(differencesFromMosque(at({ isha: '23:55' }), { isha: '00:10' })[0]?.later).toBe(15)
    expect(differencesFromMosque(at({ isha: '00:10' }), { isha: '23:55' })[0]?.later).toBe(-15)
  })

  it('adds to the minutes that the times have already, and not to those left out', () => {
    const own = { ...nothing, fajr: 5 }
    expect(differencesFromMosque(at({ fajr: '05:40' }), { fajr: '05:42' }, own)[0]?.ownMinutes).toBe(7)
    const leftOut = at({ fajr: '05:40' }, [{ code: 'own_minutes_left_out', times: ['fajr'] }])
    expect(differencesFromMosque(leftOut, { fajr: '05:42' }, own)[0]?.ownMinutes).toBe(2)
  })

  it('agrees once its minutes are adopted, and leaves the others alone', () => {
    const own = { ...nothing, asr: 4 }
    const before = prayerDay({ ...london, minutes: own })
    const mosque = { fajr: '05:45', maghrib: '16:08' }
    const minutes = minutesOfMosque(differencesFromMosque(before, mosque, own), own)
    expect(minutes.asr).toBe(4)
    const after = prayerDay({ ...london, minutes })
    expect([after.fajr, after.maghrib]).toEqual([mosque.fajr, mosque.maghrib])
    expect(differencesFromMosque(after, mosque, minutes).map(({ later }) => later)).toEqual([0, 0])
  })
})

describe('the methods at a place', () => {
  const day = prayerDay({ ...london, minutes: { ...nothing, fajr: 3 } })
  const methods = compareMethods(london, day)
  const of = (name: MethodComparison['method']) => methods.find(({ method }) => method === name)

  it('are all of them, each as its authority has it', () => {
    expect(methods).toHaveLength(12)
    const { fajr, isha } = prayerDay({ ...london, method: 'Karachi' })
    expect(of('Karachi')?.times).toMatchObject({ fajr, isha })
    // The person's three minutes are not the method's.
    expect(of('MoonsightingCommittee')?.later).toMatchObject({ fajr: -3, dhuhr: 0 })
  })

  it('know which is nearest to a mosque', () => {
    const turkey = of('Turkey')?.times
    expect(nearestMethod(methods, { ...turkey })).toMatchObject({ method: 'Turkey', most: 0 })
    expect(nearestMethod(methods, {})).toBeUndefined()
  })
})
