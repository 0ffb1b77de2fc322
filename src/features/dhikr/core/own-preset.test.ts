import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inOrder, moved, type OwnPreset, ownPresetIn } from './own-preset.ts'

const step = { phrase: 'subhanallah', target: 33 }
const preset = (name: string, place: number): OwnPreset => ({ id: name, name, place, steps: [step] })

describe('an own preset that was found', () => {
  it('is taken with what belongs to it alone', () => {
    const found = {
      name: 'Mine',
      place: 2,
      steps: [
        { ...step, colour: 'red' },
        { words: 'Ya Latif', target: 9 },
      ],
    }
    expect(ownPresetIn({ ...found, more: 1 }, 'x')).toEqual({
      id: 'x',
      name: 'Mine',
      place: 2,
      steps: [step, { words: 'Ya Latif', target: 9 }],
    })
  })
  it.each([
    ['without a name', { name: ' ', steps: [step] }],
    ['without a phrase', { name: 'Mine', steps: [] }],
    ['with a phrase of nothing', { name: 'Mine', steps: [{ target: 3 }] }],
    ['with a count of nothing', { name: 'Mine', steps: [{ ...step, target: 0 }] }],
    ['with half a count', { name: 'Mine', steps: [{ ...step, target: 1.5 }] }],
    ['with a phrase after one that has no end', { name: 'Mine', steps: [{ words: 'a' }, step] }],
    ['that is a text', 'Mine'],
    ['that is nothing', null],
  ])('is none %s', (_, found) => {
    expect(ownPresetIn(found, 'x')).toBeUndefined()
  })
  it('may be anything at all without harm', () => {
    fc.assert(fc.property(fc.jsonValue(), (found) => void ownPresetIn(found, 'x')))
  })
})

describe('the order of own presets', () => {
  it('changes by one place, and the others close up', () => {
    const presets = inOrder([preset('c', 2), preset('a', 0), preset('b', 1)])
    expect(presets.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
    const changes = new Map(moved(presets, 2, -1).map((each) => [each.id, each]))
    const after = inOrder(presets.map((each) => changes.get(each.id) ?? each))
    expect(after.map(({ name }) => name)).toEqual(['a', 'c', 'b'])
  })
  it('stays as it is at its ends', () => {
    const presets = [preset('a', 0), preset('b', 1)]
    expect(moved(presets, 0, -1)).toEqual([])
    expect(moved(presets, 1, 1)).toEqual([])
  })
})
