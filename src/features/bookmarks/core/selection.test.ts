import { describe, expect, it } from 'vitest'
import { allOf, nothingChosen, reachedTo, stillThere, toggled } from './selection.ts'

const order = ['a', 'b', 'c', 'd', 'e']
const chosen = ({ chosen }: { chosen: ReadonlySet<string> }) => [...chosen].sort().join('')

describe('choosing from a list', () => {
  it('takes one by a press and gives it back by the next', () => {
    const once = toggled(nothingChosen, 'b')
    expect(chosen(once)).toBe('b')
    expect(chosen(toggled(once, 'b'))).toBe('')
  })

  it('reaches with Shift from the last press, in both directions', () => {
    const from = toggled(nothingChosen, 'd')
    expect(chosen(reachedTo(from, 'b', order))).toBe('bcd')
    expect(chosen(reachedTo(from, 'e', order))).toBe('de')
  })

  it('gives a whole range back when the last press gave one back', () => {
    const all = toggled(allOf(order), 'b')
    expect(chosen(reachedTo(all, 'd', order))).toBe('ae')
  })

  it('reaches nowhere when the last press is not in the list', () => {
    expect(chosen(reachedTo(toggled(nothingChosen, 'x'), 'b', order))).toBe('bx')
  })

  it('lets go of what is gone', () => {
    expect(chosen(stillThere(allOf(order), new Set(['a', 'e', 'f'])))).toBe('ae')
    const same = allOf(['a'])
    expect(stillThere(same, new Set(order))).toBe(same)
  })
})
