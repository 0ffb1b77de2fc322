import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { topIndexes } from './top-indexes.ts'

describe('the top indexes', () => {
  it('are the first accepted ones in order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(9), { maxLength: 40 }),
        fc.integer({ min: -2, max: 50 }),
        (values, most) => {
          const value = (place: number) => values[place] ?? 0
          const isWanted = (place: number) => value(place) !== 4
          const compare = (a: number, b: number) => value(a) - value(b) || a - b
          const ordered = [...values.keys()].filter(isWanted).sort(compare)
          expect(topIndexes(values.length, most, isWanted, compare)).toEqual(
            ordered.slice(0, Math.max(0, most)),
          )
        },
      ),
    )
  })
})
