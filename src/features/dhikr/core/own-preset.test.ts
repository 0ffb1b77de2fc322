import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { valueIn } from '#shared/core/user-data/testing/value-in.ts'
import { dhikrPresetRecords } from './dhikr.records.ts'
import { movedPresets, type OwnPreset, sortedPresets } from './own-preset.ts'

const step = { phrase: 'subhanallah', target: 33 }
const preset = (name: string, place: number): OwnPreset => ({ id: name, name, place, steps: [step] })

describe('parseOwnPreset', () => {
  it('reads a preset without unknown fields', () => {
    const found = {
      name: 'Mine',
      place: 2,
      steps: [
        { ...step, colour: 'red' },
        { words: 'Ya Latif', target: 9 },
      ],
    }
    expect(valueIn(dhikrPresetRecords, { ...found, more: 1 }, 'x')).toEqual({
      id: 'x',
      name: 'Mine',
      place: 2,
      steps: [step, { words: 'Ya Latif', target: 9 }],
    })
  })
  it.each([
    ['without a name', { name: ' ', steps: [step] }],
    ['without a phrase', { name: 'Mine', steps: [] }],
    ['with an empty phrase', { name: 'Mine', steps: [{ target: 3 }] }],
    ['with a target of zero', { name: 'Mine', steps: [{ ...step, target: 0 }] }],
    ['with a fractional target', { name: 'Mine', steps: [{ ...step, target: 1.5 }] }],
    ['with a phrase after one without a target', { name: 'Mine', steps: [{ words: 'a' }, step] }],
    ['that is a text', 'Mine'],
    ['that is nothing', null],
  ])('rejects a preset %s', (_, found) => {
    expect(valueIn(dhikrPresetRecords, found, 'x')).toBeUndefined()
  })
  it('never throws', () => {
    fc.assert(fc.property(fc.jsonValue(), (found) => void valueIn(dhikrPresetRecords, found, 'x')))
  })
})

describe('movedPresets', () => {
  it('moves a preset by one place and closes the gap', () => {
    const presets = sortedPresets([preset('c', 2), preset('a', 0), preset('b', 1)])
    expect(presets.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
    const changes = new Map(movedPresets(presets, 2, -1).map((each) => [each.id, each]))
    const after = sortedPresets(presets.map((each) => changes.get(each.id) ?? each))
    expect(after.map(({ name }) => name)).toEqual(['a', 'c', 'b'])
  })
  it('changes nothing beyond the ends', () => {
    const presets = [preset('a', 0), preset('b', 1)]
    expect(movedPresets(presets, 0, -1)).toEqual([])
    expect(movedPresets(presets, 1, 1)).toEqual([])
  })
})
