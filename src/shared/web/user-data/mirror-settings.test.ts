import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mirrorStep, type SettingText } from './mirror-settings.ts'

type Settings = Map<string, { readonly value: SettingText; readonly at: number }>

/** Devices with records of their own, and an account that keeps the later of two. */
function world(devices: number) {
  let time = 0
  const account: Settings = new Map()
  const merge = (from: Settings, to: Settings) => {
    for (const [key, entry] of from) if (entry.at > (to.get(key)?.at ?? -1)) to.set(key, entry)
  }
  const all = Array.from({ length: devices }, () => ({
    here: new Map<string, SettingText>(),
    mirrored: new Map<string, SettingText>(),
    records: new Map() as Settings,
  }))
  const mirror = (device: (typeof all)[number], keys: readonly string[]) => {
    for (const key of keys) {
      const here = device.here.get(key) ?? null
      const there = device.records.get(key)?.value
      const step = mirrorStep(here, device.mirrored.get(key) ?? null, there)
      if (step === 'put') device.records.set(key, { value: here, at: time })
      if (step === 'take') device.here.set(key, there ?? null)
      device.mirrored.set(key, device.here.get(key) ?? null)
    }
  }
  return {
    all,
    choose: (device: (typeof all)[number], key: string, value: SettingText) => {
      time += 1
      device.here.set(key, value)
    },
    sync: (device: (typeof all)[number], keys: readonly string[]) => {
      mirror(device, keys)
      merge(device.records, account)
      merge(account, device.records)
      mirror(device, keys)
    },
    mirror,
  }
}

const keys = ['rafiq.theme', 'rafiq.prayer'] as const
const step = fc.record({
  device: fc.nat(1),
  key: fc.constantFrom(...keys),
  value: fc.option(fc.constantFrom('a', 'b', 'c')),
  sync: fc.boolean(),
})

describe('two devices of one person', () => {
  it('end with the latest of each setting, in whatever order they sync', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { all, choose, sync, mirror } = world(2)
        const latest = new Map<string, SettingText>()
        for (const { device: index, key, value, sync: syncs } of steps) {
          const device = all[index]
          if (!device) continue
          // Choosing what holds already is no choice.
          if ((device.here.get(key) ?? null) !== value) {
            choose(device, key, value)
            latest.set(key, value)
          }
          mirror(device, keys)
          if (syncs) sync(device, keys)
        }
        for (let round = 0; round < 2; round++) for (const device of all) sync(device, keys)
        for (const device of all) {
          for (const key of keys) expect(device.here.get(key) ?? null).toBe(latest.get(key) ?? null)
        }
      }),
    )
  })
})

describe('a device', () => {
  it('that is new takes what the account has', () => {
    expect(mirrorStep(null, null, 'dark')).toBe('take')
  })

  it('takes the usual when it was chosen elsewhere', () => {
    expect(mirrorStep('dark', 'dark', null)).toBe('take')
  })

  it('keeps what it has when nobody ever said anything', () => {
    expect(mirrorStep('dark', 'dark', undefined)).toBe('nothing')
  })

  it('gives what was chosen here since', () => {
    expect(mirrorStep('light', 'dark', 'dark')).toBe('put')
  })
})
