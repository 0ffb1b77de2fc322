import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { valueIn } from '#shared/core/user-data/testing/value-in.ts'
import { lastPlaceRecords } from '../quran.records.ts'
import {
  forgottenSurahs,
  type LastPlace,
  type PlaceCopy,
  placeCopyIn,
  placeReadNow,
  placeStep,
  recentPlaces,
} from './last-place.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day)).toISOString()
const place = (verse: number, day: number): LastPlace => ({ surah: 2, verse, at: at(day) })

describe('stored data', () => {
  it('is a place if its verse and its time exist', () => {
    expect(valueIn(lastPlaceRecords, { ...place(286, 1), more: 1 })).toEqual(place(286, 1))
    for (const broken of [null, 'x', place(287, 1), place(0, 1), { surah: 2, verse: 5, at: 'yesterday' }])
      expect(valueIn(lastPlaceRecords, broken)).toBeUndefined()
  })

  it('keeps the origin of a copy only if it is known', () => {
    expect(placeCopyIn({ ...place(5, 1), kept: 'elsewhere' })).toEqual({ ...place(5, 1), kept: 'elsewhere' })
    expect(placeCopyIn({ ...place(5, 1), kept: 'maybe' })).toEqual(place(5, 1))
  })
})

describe('a new place', () => {
  it('is later than one read on another device with a fast clock', () => {
    expect(placeReadNow({ surah: 1, verse: 2 }, place(5, 20), new Date(at(3)))).toEqual({
      surah: 1,
      verse: 2,
      at: '2026-11-20T00:00:00.001Z',
    })
  })
})

describe('a device', () => {
  it('puts a place that only it has', () => {
    expect(placeStep(place(5, 1), undefined)).toBe('put')
    expect(placeStep(place(5, 3), place(9, 2))).toBe('put')
  })

  it('takes a later place from another device', () => {
    expect(placeStep(undefined, place(9, 2))).toBe('take')
    expect(placeStep({ ...place(5, 1), kept: 'here' }, place(9, 2))).toBe('take')
  })

  it('drops its copy when the account’s record was removed', () => {
    expect(placeStep({ ...place(5, 1), kept: 'here' }, undefined)).toBe('drop')
  })

  it('does nothing if both are the same', () => {
    expect(placeStep({ ...place(5, 1), kept: 'elsewhere' }, place(5, 1))).toBe('nothing')
    expect(placeStep(undefined, undefined)).toBe('nothing')
  })
})

/** Two devices with skewed clocks, and an account that keeps the later of two writes by its own clock. */
describe('two devices', () => {
  const step = fc.record({ device: fc.nat(1), verse: fc.integer({ min: 1, max: 286 }), sync: fc.boolean() })

  it('end at the same place, and at the last one read if they synced before it', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.integer({ min: -9, max: 9 }), (steps, skew) => {
        type Device = { here?: PlaceCopy; there?: { place: LastPlace; time: number } }
        const devices: [Device, Device] = [{}, {}]
        let account: Device['there']
        let time = 0
        const mirror = (device: Device) => {
          const does = placeStep(device.here, device.there?.place)
          if (does === 'put' && device.here) device.there = { place: device.here, time }
          if (does === 'take' && device.there) device.here = { ...device.there.place, kept: 'elsewhere' }
          if (does === 'drop') delete device.here
        }
        const sync = (device: Device) => {
          mirror(device)
          if ((device.there?.time ?? -1) > (account?.time ?? -1)) account = device.there
          else if (account) device.there = account
          mirror(device)
        }
        const syncAll = () => {
          for (let round = 0; round < 3; round++)
            for (const device of devices) {
              time += 1
              sync(device)
            }
        }
        for (const { device: index, verse, sync: syncs } of steps) {
          const device = devices[index === 0 ? 0 : 1]
          time += 1
          const now = new Date(Date.UTC(2026, 10, 10 + index * skew, 0, 0, time))
          device.here = placeReadNow({ surah: 2, verse }, device.here, now)
          mirror(device)
          if (syncs) syncAll()
        }
        syncAll()
        expect(devices[0].here?.at).toBe(devices[1].here?.at)
        expect(devices[0].here?.verse).toBe(devices[1].here?.verse)
        const hadMet = steps.slice(0, -1).every(({ sync: synced }) => synced)
        if (hadMet) expect(devices[0].here?.verse).toBe(steps.at(-1)?.verse)
      }),
    )
  })
})

describe('the places of the last surahs', () => {
  const places = new Map([1, 2, 3, 4, 5, 6].map((surah) => [`${surah}`, { surah, verse: 1, at: at(surah) }]))

  it('are the latest five, newest first', () => {
    expect(recentPlaces(places.values()).map(({ surah }) => surah)).toEqual([6, 5, 4, 3, 2])
  })

  it('are removed once they are not among those', () => {
    expect(forgottenSurahs(places)).toEqual(['1'])
  })
})
