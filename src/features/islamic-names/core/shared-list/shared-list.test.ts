import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameKey } from '../name-key.ts'
import { isAgreed, sortedByVotes, votes } from './shared-list.ts'

const vote = fc.constantFrom(...votes, null)
const named = fc.record({ key: fc.string(), votes: fc.record({ first: vote, second: vote }) })
const name = (key: string, first: (typeof votes)[number] | null, second: (typeof votes)[number] | null) => ({
  key,
  votes: { first, second },
})

describe('the order of a shared list', () => {
  it('has names that both love first and refused ones last', () => {
    const names = [
      name('refused', 'love', 'no'),
      name('new', null, null),
      name('one', 'love', null),
      name('agreed', 'love', 'love'),
      name('maybe', 'maybe', 'love'),
    ]
    expect(sortedByVotes(names).map(({ key }) => key)).toEqual(['agreed', 'maybe', 'one', 'new', 'refused'])
    expect(names.filter(isAgreed).map(({ key }) => key)).toEqual(['agreed'])
  })

  it('is the same whichever person is first, loses nothing, and has agreed names before refused ones', () => {
    fc.assert(
      fc.property(fc.array(named), (names) => {
        const sorted = sortedByVotes(names)
        const turned = names.map(({ key, votes: { first, second } }) => name(key, second, first))
        expect(sortedByVotes(turned).map(({ key }) => key)).toEqual(sorted.map(({ key }) => key))
        expect(sorted).toHaveLength(names.length)
        const lastAgreed = sorted.findLastIndex(isAgreed)
        const firstOther = sorted.findIndex((each) => !isAgreed(each))
        if (firstOther >= 0) expect(lastAgreed).toBeLessThan(firstOther)
      }),
    )
  })
})

it.each([
  ['Umar', 'umar'],
  ['  ʿUmar ', 'umar'],
  ['عُمَر', 'عمر'],
])('%j is the name %j of a list', (written, key) => {
  expect(nameKey(written)).toBe(key)
})
