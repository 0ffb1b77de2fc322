import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DiffPart, textDiff } from './text-diff.ts'

const without = (parts: readonly DiffPart[], gone: DiffPart['in']) =>
  parts
    .filter((part) => part.in !== gone)
    .map(({ text }) => text)
    .join('')

describe('the difference of two texts', () => {
  it('is given word by word', () => {
    expect(textDiff('with hardship comes ease', 'with every hardship is ease')).toEqual([
      { in: 'both', text: 'with ' },
      { in: 'newer', text: 'every ' },
      { in: 'both', text: 'hardship ' },
      { in: 'older', text: 'comes ' },
      { in: 'newer', text: 'is ' },
      { in: 'both', text: 'ease' },
    ])
  })

  it('joins to both texts, whatever they are', () => {
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

  it('shows very long texts with nothing in common as replaced', () => {
    const parts = textDiff('a '.repeat(4000), 'b '.repeat(4000))
    expect(parts.map((part) => part.in)).toEqual(['older', 'newer'])
  })

  it('has no changes between a text and itself', () => {
    expect(textDiff('same\ntext', 'same\ntext')).toEqual([{ in: 'both', text: 'same\ntext' }])
  })
})
