import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fittingText, roomAfter } from './note-text.ts'
import { noteRecords } from './notes.records.ts'
import { VALUE_LIMIT } from './record.ts'
import { valueIn } from './testing/value-in.ts'

const AT = '2026-11-21T10:00:00.000Z'

describe('a note', () => {
  it('is plain text, with markup unchanged', () => {
    const text = '<script>alert(1)</script>\n& "so"'
    expect(valueIn(noteRecords, { text, writtenAt: AT, changedAt: AT, admin: true })).toEqual({
      text,
      writtenAt: AT,
      changedAt: AT,
    })
  })

  it.each([
    ['no text', { writtenAt: AT, changedAt: AT }],
    ['nothing in it', { text: ' \n', writtenAt: AT, changedAt: AT }],
    ['no time', { text: 'a', writtenAt: 'yesterday', changedAt: AT }],
    ['too much', { text: 'a'.repeat(VALUE_LIMIT + 1), writtenAt: AT, changedAt: AT }],
    ['nothing', null],
  ])('is invalid with %s', (_, found) => {
    expect(valueIn(noteRecords, found)).toBeUndefined()
  })

  it('about an impossible target has no target', () => {
    expect(
      valueIn(noteRecords, { about: 'Verse 2', text: 'a', writtenAt: AT, changedAt: AT })?.about,
    ).toBeUndefined()
    expect(
      valueIn(noteRecords, { about: 'verse/2:255', text: 'a', writtenAt: AT, changedAt: AT })?.about,
    ).toBe('verse/2:255')
  })
})

describe('a text that exceeds the limit', () => {
  it('is shortened to the length that an account accepts', () => {
    const letters = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 24_000, minLength: 15_000 }),
      fc.constantFrom('\n', '"', '\u0001', '🌙', 'ا', '\ud800').map((letter) => letter.repeat(30_000)),
    )
    fc.assert(
      fc.property(letters, (text) => {
        const cut = fittingText(text)
        expect(roomAfter(cut)).toBeGreaterThanOrEqual(0)
        expect(cut).not.toMatch(/[\0\p{Cs}]/u)
      }),
      { numRuns: 20 },
    )
  })

  it('loses no more than necessary', () => {
    expect(roomAfter(fittingText('a'.repeat(30_000)))).toBeLessThan(6)
    expect(fittingText('as it was\n')).toBe('as it was\n')
  })
})
