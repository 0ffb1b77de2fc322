import { describe, expect, it } from 'vitest'
import { mergeSetting, type SettingBase, unusualFields } from './setting-fields.ts'
import type { SettingField } from './settings.records.ts'

/** Records of an account, which keeps the later change of a field, and devices that merge with them. */
function account(name: string) {
  const records = new Map<string, SettingField>()
  return (first?: unknown) => {
    let base: SettingBase = {}
    const device = {
      value: first,
      sync: () => {
        const merged = mergeSetting(name, device.value, base, records)
        for (const [id, field] of merged.put) records.set(id, field)
        device.value = merged.value
        base = merged.base
      },
    }
    return device
  }
}

describe('a setting on two devices', () => {
  it('keeps both changes when each device changed another field offline', () => {
    const newDevice = account('prayer')
    const [one, two] = [newDevice({ method: 'karachi' }), newDevice()]
    for (const device of [one, two]) device.sync()
    one.value = { method: 'karachi', madhab: 'hanafi' }
    two.value = { method: 'makkah' }
    for (const device of [one, two, one]) device.sync()
    expect(one.value).toEqual({ method: 'makkah', madhab: 'hanafi' })
    expect(two.value).toEqual(one.value)
  })

  it('keeps changes of different parts of a field', () => {
    const newDevice = account('reminders')
    const [one, two] = [
      newDevice({ prayers: { fajr: { sound: 'tone' } } }),
      newDevice({ prayers: { fajr: { before: 10 } }, on: false }),
    ]
    for (const device of [one, two, one]) device.sync()
    expect(one.value).toEqual({ prayers: { fajr: { sound: 'tone', before: 10 } }, on: false })
    expect(two.value).toEqual(one.value)
  })

  it('is the default on both devices after one reset it', () => {
    const newDevice = account('reader')
    const [one, two] = [newDevice({ mode: 'pages' }), newDevice({ arabicSize: 48 })]
    for (const device of [one, two, one]) device.sync()
    one.value = undefined
    for (const device of [one, two]) device.sync()
    expect([one.value, two.value]).toEqual([undefined, undefined])
    const third = newDevice({ hiding: 'words' })
    third.sync()
    expect(third.value).toEqual({ hiding: 'words' })
  })

  it('treats a place as one field', () => {
    const [mosul, basra] = [
      { name: 'Mosul', latitude: 36.3, longitude: 43.1 },
      { name: 'Basra', latitude: 30.5, longitude: 47.8 },
    ]
    const newDevice = account('place')
    const [one, two] = [newDevice(mosul), newDevice()]
    for (const device of [one, two]) device.sync()
    one.value = { ...basra }
    two.value = { ...mosul, latitude: 36.4 }
    for (const device of [one, two, one]) device.sync()
    expect([one.value, two.value]).toEqual([two.value, { ...mosul, latitude: 36.4 }])
  })

  it('has no changes if nothing changed', () => {
    const newDevice = account('theme')
    const [one, two] = [newDevice('dark'), newDevice()]
    for (const device of [one, two, one, two]) device.sync()
    expect([one.value, two.value]).toEqual(['dark', 'dark'])
  })
})

describe('fields', () => {
  it('equal to the default are left out', () => {
    const usual = { on: true, quiet: { from: '22:00', to: '07:00' }, days: [1, 2] }
    expect(unusualFields({ ...usual, quiet: { from: '21:00', to: '07:00' } }, usual)).toEqual({
      quiet: { from: '21:00' },
    })
    expect(unusualFields(usual, usual)).toBeUndefined()
  })

  it('of another setting change nothing, and none reaches a prototype', () => {
    const records = new Map([
      ['prayer-log/x', { value: 1 }],
      ['prayer/__proto__/admin', { value: true }],
    ])
    const { value } = mergeSetting('prayer', { madhab: 'hanafi' }, { 'prayer/madhab': '"hanafi"' }, records)
    expect((value as { madhab: string }).madhab).toBe('hanafi')
    expect((value as { admin?: true }).admin).toBeUndefined()
  })
})
