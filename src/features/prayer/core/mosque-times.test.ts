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

describe('the comparison with a mosque’s timetable', () => {
  it('gives differences in minutes, positive if later, for the times that were entered', () => {
    const day = at({ fajr: '05:37', dhuhr: '11:52', isha: '17:34' })
    expect(differencesFromMosque(day, { fajr: '05:40', dhuhr: '11:50', isha: '' })).toEqual([
      { prayer: 'fajr', later: 3, ownMinutes: 3 },
      { prayer: 'dhuhr', later: -2, ownMinutes: -2 },
    ])
  })

  it('uses the shorter way around midnight', () => {
    expect(differencesFromMosque(at({ isha: '23:55' }), { isha: '00:10' })[0]?.later).toBe(15)
    expect(differencesFromMosque(at({ isha: '00:10' }), { isha: '23:55' })[0]?.later).toBe(-15)
  })

  it('adds to the minutes that are included in the times, but not to excluded ones', () => {
    const own = { ...nothing, fajr: 5 }
    expect(differencesFromMosque(at({ fajr: '05:40' }), { fajr: '05:42' }, own)[0]?.ownMinutes).toBe(7)
    const leftOut = at({ fajr: '05:40' }, [{ code: 'own_minutes_left_out', times: ['fajr'] }])
    expect(differencesFromMosque(leftOut, { fajr: '05:42' }, own)[0]?.ownMinutes).toBe(2)
  })

  it('has no differences after its minutes are adopted, and leaves other times unchanged', () => {
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

  it('are all compared with their own figures', () => {
    expect(methods).toHaveLength(12)
    const { fajr, isha } = prayerDay({ ...london, method: 'Karachi' })
    expect(of('Karachi')?.times).toMatchObject({ fajr, isha })
    // The user's three minutes are not the method's.
    expect(of('MoonsightingCommittee')?.later).toMatchObject({ fajr: -3, dhuhr: 0 })
  })

  it('include the one that is nearest to a mosque', () => {
    const turkey = of('Turkey')?.times
    expect(nearestMethod(methods, { ...turkey })).toMatchObject({ method: 'Turkey', most: 0 })
    expect(nearestMethod(methods, {})).toBeUndefined()
  })
})
