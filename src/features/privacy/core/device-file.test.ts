import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timestampOf } from '#shared/core/user-data/timestamp.ts'
import { deviceFile, isCarried, readDeviceFile } from './device-file.ts'

const NOW = Date.UTC(2026, 10, 21)
const at = (ms: number) => timestampOf({ ms, count: 0, device: 'abcdefghijklmnop' })
const record = { type: 'bookmark', id: 'verse/2:255', at: at(NOW), value: { savedAt: '2026-11-21' } }
const nestedWithoutEnd = () => JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
const fileOf = (texts: Record<string, string>, records = [record]) =>
  deviceFile({ records, clock: 'device', texts: Object.entries(texts) }, new Date(NOW))

describe('a file of what a device keeps', () => {
  it('comes back as it went', () => {
    const file = fileOf({ language: 'ar', 'rafiq.theme': '"dark"', 'rafiq.calendar': '{"adjustment":1}' })
    expect(readDeviceFile(JSON.parse(JSON.stringify(file)), NOW)).toEqual({ file, broken: 0 })
    expect(file.values).toEqual({
      language: 'ar',
      'rafiq.theme': 'dark',
      'rafiq.calendar': { adjustment: 1 },
    })
  })

  it('holds nothing that would open an account, a subscription or a recording', () => {
    const file = fileOf({
      sessionId: '0f8f',
      'rafiq.account': '"0f8f"',
      'rafiq.reminders.push': '{"id":"secret"}',
      'rafiq.transcription': '"secret"',
      'of-another-program': '1',
    })
    expect(file.values).toEqual({})
  })

  it('that somebody else made is none', () => {
    for (const other of [null, 'text', [], {}, { format: 'rafiq-device', version: 2, records: [] }]) {
      expect(readDeviceFile(other, NOW)).toBeUndefined()
    }
  })

  it('gives what can be used, and counts what cannot', () => {
    const broken = [
      { ...record, at: at(NOW + 3 * 86_400_000) },
      { ...record, at: 'yesterday' },
      { ...record, type: 'Bookmark!' },
      { ...record, id: '' },
      { ...record, value: 'x'.repeat(20_001) },
      { ...record, value: nestedWithoutEnd() },
      'no record',
    ]
    const found = readDeviceFile(
      {
        ...fileOf({}),
        records: [...broken, record],
        values: { sessionId: 'mine', language: { toString: 1 }, 'rafiq.theme': nestedWithoutEnd() },
      },
      NOW,
    )
    expect(found?.file.records).toEqual([record])
    expect(found?.file.values).toEqual({})
    expect(found?.broken).toBe(broken.length + 3)
  })

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (records, values) => {
        readDeviceFile({ format: 'rafiq-device', version: 1, records, values }, NOW)
      }),
    )
  })
})

describe('a key', () => {
  it('is carried only when it is known', () => {
    expect(isCarried('rafiq.place')).toBe(true)
    expect(isCarried('toString')).toBe(false)
    expect(isCarried('rafiq.unheard-of')).toBe(false)
  })
})
