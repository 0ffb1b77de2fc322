import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DiffPart, textDiff } from './text-diff.ts'

const without = (parts: readonly DiffPart[], gone: DiffPart['in']) =>
  parts
    .filter((part) => part.in !== gone)
    .map(({ text }) => text)
    .join('')

describe('what became of a text', () => {
  it('is told by words', () => {
    expect(textDiff('with hardship comes ease', 'with every hardship is ease')).toEqual([
      { in: 'both', text: 'with ' },
      { in: 'newer', text: 'every ' },
      { in: 'both', text: 'hardship ' },
      { in: 'older', text: 'comes ' },
      { in: 'newer', text: 'is ' },
      { in: 'both', text: 'ease' },
    ])
  })

  it('of two texts gives back both, whatever they are', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('a', 'b ', '\n', ' ', 'ة', '<b>'), { maxLength: 30 })
        .map((all) => all.join('')),
    )
    fc.assert(
      fc.property(text, text, (older, newer) => {
        const parts = textDiff(older, newer)
        expect(without(parts, 'newer')).toBe(older)
        expect(without(parts, 'older')).toBe(newer)
      }),
    )
  })

  it('of very long ones that have nothing in common is that all was replaced', () => {
    const parts = textDiff('a '.repeat(4000), 'b '.repeat(4000))
    expect(parts.map((part) => part.in)).toEqual(['older', 'newer'])
  })

  it('of a text with itself is nothing', () => {
    expect(textDiff('same\ntext', 'same\ntext')).toEqual([{ in: 'both', text: 'same\ntext' }])
  })
})
