import { describe, expect, it } from 'vitest'
import { isSearchable } from './is-searchable.ts'

describe('a searchable text', () => {
  it.each(['mercy', 'abc', 'نور', 'رَبِّي ', '2:2', '٢:٢', '2.2', '光', '255', 'a b c'])(
    '%j is enough',
    (text) => expect(isSearchable(text)).toBe(true),
  )

  it.each(['', ' ', 'ab', 'a b', '12', 'رَبِّ', 'َُِّْ', '😀😀😀', '...', "'%_"])('%j is not', (text) =>
    expect(isSearchable(text)).toBe(false),
  )

  it('can be shorter on pages that allow it', () => {
    expect(isSearchable('qaf', 2)).toBe(true)
    expect(isSearchable('ص ق', 2)).toBe(true)
    expect(isSearchable('ق', 2)).toBe(false)
  })
})
