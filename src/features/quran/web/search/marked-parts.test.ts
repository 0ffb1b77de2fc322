import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markedParts } from './marked-parts.ts'

const marked = (text: string, ...ranges: [number, number][]) =>
  markedParts(text, ranges)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('')

describe('highlighting words', () => {
  it('splits the text at the ranges', () => {
    expect(marked('light upon light', [0, 5], [11, 16])).toBe('[light] upon [light]')
    expect(marked('light')).toBe('light')
    expect(marked('light', [0, 5])).toBe('[light]')
    expect(marked('')).toBe('')
  })

  it('sorts and merges ranges, and ignores empty and invalid ones', () => {
    expect(marked('abcdef', [3, 5], [0, 2])).toBe('[ab]c[de]f')
    expect(marked('abcdef', [0, 3], [2, 5])).toBe('[abcde]f')
    expect(marked('abcdef', [0, 3], [3, 5])).toBe('[abcde]f')
    expect(marked('abc', [2, 2], [7, 9], [2, 1])).toBe('abc')
    expect(marked('abc', [-4, 1], [2, 99])).toBe('[a]b[c]')
  })

  it('keeps marks with their letters', () => {
    const kitab = 'ذَٰلِكَ ٱلۡكِتَٰبُ لَا'
    const [start, end] = [kitab.indexOf('ك', 8), kitab.indexOf('بُ') + 1]
    expect(marked(kitab, [start, end])).toBe('ذَٰلِكَ ٱلۡ[كِتَٰبُ] لَا')
    // A range that begins at a mark is moved back to its letter.
    expect(marked('كِتَٰبُ', [1, 3])).toBe('[كِتَٰ]بُ')
  })

  it('never splits a surrogate pair', () => {
    expect(marked('a😀b', [2, 3])).toBe('a[😀]b')
  })

  it('preserves any text', () => {
    const ranges = fc.array(fc.tuple(fc.integer({ min: -3, max: 40 }), fc.integer({ min: -3, max: 40 })))
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('ٱلۡحَمۡدُ لِلَّهِ رَبِّ ٱلۡعَٰلَمِينَ'))
    fc.assert(
      fc.property(text, ranges, (any, some) => {
        const parts = markedParts(any, some)
        expect(parts.map((part) => part.text).join('')).toBe(any)
        expect(parts.every((part) => part.text !== '')).toBe(true)
      }),
    )
  })
})
