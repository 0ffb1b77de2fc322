import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { verseCount } from '../verse-counts.ts'
import { lastSaved, mergeSavedVerses, type SavedVerse, savedVerseIn } from './saved-verse.ts'

const verse = fc
  .record({
    surah: fc.integer({ min: 1, max: 114 }),
    verse: fc.nat(),
    savedAt: fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
  })
  .map(
    ({ surah, verse, savedAt }): SavedVerse => ({
      key: `${surah}:${(verse % verseCount(surah)) + 1}`,
      savedAt: savedAt.toISOString(),
    }),
  )
const verses = fc.array(verse, { maxLength: 30 })

describe('two sets of saved verses', () => {
  it('merge into all of both, with the first time of each', () => {
    const merged = mergeSavedVerses(
      [{ key: '10:1', savedAt: '2026-01-02T00:00:00.000Z' }],
      [
        { key: '2:255', savedAt: '2026-01-03T00:00:00.000Z' },
        { key: '10:1', savedAt: '2026-01-01T00:00:00.000Z' },
      ],
    )
    expect(merged).toEqual([
      { key: '2:255', savedAt: '2026-01-03T00:00:00.000Z' },
      { key: '10:1', savedAt: '2026-01-01T00:00:00.000Z' },
    ])
  })

  it('lose nothing', () => {
    fc.assert(
      fc.property(verses, verses, (a, b) => {
        const keys = mergeSavedVerses(a, b).map(({ key }) => key)
        expect(new Set(keys)).toEqual(new Set([...a, ...b].map(({ key }) => key)))
        expect(keys).toHaveLength(new Set(keys).size)
      }),
    )
  })

  it('merge the same in any order and however often', () => {
    fc.assert(
      fc.property(verses, verses, verses, (a, b, c) => {
        const merged = mergeSavedVerses(a, b)
        expect(mergeSavedVerses(b, a)).toEqual(merged)
        expect(mergeSavedVerses(merged, b)).toEqual(merged)
        expect(mergeSavedVerses(merged, c)).toEqual(mergeSavedVerses(a, mergeSavedVerses(b, c)))
      }),
    )
  })
})

describe('the verse saved last', () => {
  it('is none of none', () => expect(lastSaved([])).toBeUndefined())
  it('is the one with the last time', () => {
    const [old, last] = [
      { key: '3:1', savedAt: '2026-05-01T00:00:00.000Z' },
      { key: '1:1', savedAt: '2026-06-01T00:00:00.000Z' },
    ]
    expect(lastSaved([old, last])).toBe(last)
    expect(lastSaved([last, old])).toBe(last)
  })
})

describe('a saved verse', () => {
  const savedAt = '2026-01-01T00:00:00.000Z'

  it('is taken without what does not belong to it', () => {
    expect(savedVerseIn({ key: '2:255', savedAt, html: '<b>' })).toEqual({ key: '2:255', savedAt })
  })

  it.each([
    undefined,
    null,
    '2:255',
    {},
    { key: '2:255' },
    { key: '2:287', savedAt },
    { key: 2, savedAt },
    { key: '2:255', savedAt: 1 },
    { key: '2:255', savedAt: 'yesterday' },
    { key: '2:255', savedAt: '2026-13-01T00:00:00.000Z' },
    { key: '2:255', savedAt: '2026-01-01' },
  ])('is not in %j', (found) => expect(savedVerseIn(found)).toBeUndefined())
})
