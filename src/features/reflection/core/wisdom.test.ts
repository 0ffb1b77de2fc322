import { describe, expect, it } from 'vitest'
import { isWisdomDue, pickAnother } from './wisdom.ts'

const minutes = (count: number) => count * 60_000
const now = minutes(1000)

describe('the daily wisdom is due', () => {
  it.each([
    ['never', undefined, true],
    ['9:59 minutes ago', now - minutes(10) + 1000, false],
    ['10 minutes ago', now - minutes(10), true],
    ['just now', now, false],
    ['in the future, because the clock was set back', now + minutes(5), true],
  ])('when it last opened %s: %o is %s', (_, openedAt, due) => {
    expect(isWisdomDue(now, openedAt)).toBe(due)
  })
})

describe('picking at random', () => {
  const items = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

  it('reaches each of the others and never repeats the current one', () => {
    const picked = [0, 0.49, 0.5, 0.999].map((drawn) => pickAnother(items, 'b', () => drawn).id)
    expect(picked).toEqual(['a', 'a', 'c', 'c'])
  })

  it('reaches all without a current one', () => {
    expect([0, 0.4, 0.8].map((drawn) => pickAnother(items, undefined, () => drawn).id)).toEqual([
      'a',
      'b',
      'c',
    ])
  })

  it('throws if there is no other', () => {
    expect(() => pickAnother([{ id: 'a' }], 'a')).toThrow(RangeError)
  })
})
