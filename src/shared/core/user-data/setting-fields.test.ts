import { describe, expect, it } from 'vitest'
import { changedFields, withFields } from './setting-fields.ts'

const usual = { on: true, quiet: { from: '22:00', to: '07:00' }, days: [1, 2] }
const rows = (...lists: readonly (readonly { id: string; value: object }[])[]) =>
  new Map(lists.flat().map(({ id, value }) => [id, value]))

describe('the fields of a setting', () => {
  it('keep the changes of two devices that changed different ones', () => {
    const one = changedFields('reminders', undefined, { ...usual, on: false }, usual)
    const two = changedFields(
      'reminders',
      undefined,
      { ...usual, quiet: { from: '21:00', to: '07:00' } },
      usual,
    )
    const merged = { on: false, quiet: { from: '21:00' } }
    for (const fields of [rows(one, two), rows(two, one)]) {
      expect(withFields('reminders', undefined, fields)).toEqual(merged)
    }
  })

  it('are those that changed, and none where only defaults were written', () => {
    expect(changedFields('reminders', undefined, usual, usual)).toEqual([])
    expect(changedFields('reminders', usual, { ...usual, days: [1] }, usual)).toEqual([
      { id: 'reminders/days', value: { value: [1] } },
    ])
    expect(changedFields('theme', undefined, 'dark')).toEqual([{ id: 'theme', value: { value: 'dark' } }])
  })

  it('go back to the usual on every device when a setting is reset', () => {
    const reset = changedFields('prayer', { madhab: 'hanafi', minutes: { fajr: 2 } }, null)
    expect(reset).toEqual([
      { id: 'prayer/madhab', value: {} },
      { id: 'prayer/minutes/fajr', value: {} },
    ])
    expect(withFields('prayer', { madhab: 'hanafi', source: 'calculated' }, rows(reset))).toEqual({
      source: 'calculated',
    })
    expect(withFields('prayer', { madhab: 'hanafi' }, rows(reset))).toBeUndefined()
  })

  it('of a place are one', () => {
    const mosul = { name: 'Mosul', latitude: 36.3, longitude: 43.1 }
    const [change] = changedFields('place', { name: 'Basra', latitude: 30.5, longitude: 47.8 }, mosul)
    expect(change).toEqual({ id: 'place', value: { value: mosul } })
  })

  it('of another setting change nothing, and none reaches a prototype', () => {
    const fields = new Map([
      ['reader', { value: 1 }],
      ['prayer-log/x', { value: 1 }],
      ['prayer/__proto__/admin', { value: true }],
    ])
    const found = withFields('prayer', { madhab: 'hanafi' }, fields) as { madhab: string; admin?: true }
    expect(found.madhab).toBe('hanafi')
    expect(found.admin).toBeUndefined()
  })
})
