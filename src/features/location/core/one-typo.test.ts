import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginsWithOneTypo, withoutOneTypo } from './one-typo.ts'

describe('one typo', () => {
  it.each([
    ['leicestr', 'leicester'],
    ['instanbul', 'istanbul'],
    ['istnabul', 'istanbul'],
    ['jakatra', 'jakarta'],
    ['القاهرا', 'القاهره'],
    ['newyork', 'new york'],
  ])('in “%s” is corrected to “%s”', (typed, meant) => {
    expect(withoutOneTypo(typed).has(meant)).toBe(true)
    expect(beginsWithOneTypo(meant, typed)).toBe(true)
  })

  it('is not searched for in short names or in the first letter', () => {
    expect(withoutOneTypo('rome').size).toBe(0)
    expect(beginsWithOneTypo('rome', 'rame')).toBe(false)
    expect(withoutOneTypo('xstanbul').has('istanbul')).toBe(false)
    expect(beginsWithOneTypo('istanbul', 'xstanbul')).toBe(false)
  })

  it('is found by both functions alike', () => {
    const word = fc.stringMatching(/^[a-c]{5,8}$/)
    fc.assert(
      fc.property(word, word, (name, typed) => {
        fc.pre(!name.startsWith(typed))
        const listed = [...withoutOneTypo(typed)].some((meant) => name.startsWith(meant))
        expect(beginsWithOneTypo(name, typed)).toBe(listed)
      }),
    )
  })
})
