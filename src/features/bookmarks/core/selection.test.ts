import { describe, expect, it } from 'vitest'
import { allOf, emptySelection, extendedTo, stillListed, toggled } from './selection.ts'

const order = ['a', 'b', 'c', 'd', 'e']
const chosen = ({ chosen }: { chosen: ReadonlySet<string> }) => [...chosen].sort().join('')

describe('choosing from a list', () => {
  it('selects an item by a press and deselects it by the next', () => {
    const once = toggled(emptySelection, 'b')
    expect(chosen(once)).toBe('b')
    expect(chosen(toggled(once, 'b'))).toBe('')
  })

  it('reaches with Shift from the last press, in both directions', () => {
    const from = toggled(emptySelection, 'd')
    expect(chosen(extendedTo(from, 'b', order))).toBe('bcd')
    expect(chosen(extendedTo(from, 'e', order))).toBe('de')
  })

  it('deselects a whole range when the last press deselected', () => {
    const all = toggled(allOf(order), 'b')
    expect(chosen(extendedTo(all, 'd', order))).toBe('ae')
  })

  it('reaches nowhere when the last press is not in the list', () => {
    expect(chosen(extendedTo(toggled(emptySelection, 'x'), 'b', order))).toBe('bx')
  })

  it('drops items that are gone', () => {
    expect(chosen(stillListed(allOf(order), new Set(['a', 'e', 'f'])))).toBe('ae')
    const same = allOf(['a'])
    expect(stillListed(same, new Set(order))).toBe(same)
  })
})
