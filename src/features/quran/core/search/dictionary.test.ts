import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type OnType, openDictionary } from './dictionary.ts'
import { packDictionary } from './pack-dictionary.ts'

const spelling = fc.string({ unit: fc.constantFrom('a', 'b', 'ب'), minLength: 1, maxLength: 7 })
const types = fc.array(
  fc.record({
    same: fc.uniqueArray(spelling, { minLength: 1, maxLength: 3 }),
    near: fc.uniqueArray(spelling, { maxLength: 2 }),
  }),
  { minLength: 1, maxLength: 40 },
)
/** The given types, each once, in ascending order. */
function typesOf(ask: (found: OnType) => void): number[] {
  const types = new Set<number>()
  ask((type) => types.add(type))
  return [...types].sort((a, b) => a - b)
}

describe('the dictionary', () => {
  it('finds the same types as a scan of the whole list', () => {
    fc.assert(
      fc.property(types, spelling, (list, asked) => {
        const dictionary = openDictionary(packDictionary(list))
        const where = (fits: (each: (typeof list)[number]) => boolean) =>
          list.flatMap((each, type) => (fits(each) ? [type] : []))
        expect(dictionary.names()).toEqual(list.map(({ same }) => same[0]))
        expect(dictionary.typeCount).toBe(list.length)
        expect(typesOf((found) => dictionary.same(asked, found))).toEqual(
          where(({ same }) => same.includes(asked)),
        )
        expect(typesOf((found) => dictionary.near(asked, found))).toEqual(
          where(({ same, near }) => [...same, ...near].includes(asked)),
        )
        expect(typesOf((found) => dictionary.beginning(asked, found))).toEqual(
          where(({ same, near }) => [...same, ...near].some((each) => each.startsWith(asked))),
        )
        expect(typesOf((found) => dictionary.withOneError(asked, found))).toEqual(
          where(({ same, near }) =>
            [...same, ...near].some((each) => each.length > 3 && differByOne(each, asked)),
          ),
        )
      }),
    )
  })

  it('throws for more types than numbers', () => {
    const list = Array.from({ length: 55_300 }, (_, number) => ({ same: [`w${number}`], near: [] }))
    expect(() => packDictionary(list)).toThrow(RangeError)
  })
})

/** Whether two words are the same or differ by one added, missing or changed letter. */
function differByOne(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const [restA, restB] = [a.slice(start), b.slice(start)]
  return [
    restA === restB,
    restA.slice(1) === restB.slice(1),
    restA.slice(1) === restB,
    restA === restB.slice(1),
  ].includes(true)
}
