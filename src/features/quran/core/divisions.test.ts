import { HizbQuarterList, JuzList, PageList, RukuList } from 'quran-meta/hafs'
import { describe, expect, it } from 'vitest'
import {
  type DivisionKind,
  divisionAt,
  divisionCount,
  divisionStarts,
  divisionVerses,
  placeOfVerse,
} from './divisions.ts'
import { verseNumber, verseTotal } from './verse-counts.ts'

const source = { juz: JuzList, hizbQuarter: HizbQuarterList, page: PageList, ruku: RukuList } as const
const kinds = Object.keys(source) as DivisionKind[]
const verses = Array.from({ length: verseTotal }, (_, index) => index + 1)

describe.each(kinds)('every %s', (kind) => {
  it('begins at the same verse as in the source', () => {
    expect(divisionStarts(kind)).toEqual(source[kind].slice(1, -1))
  })
  it('contains the verses that lead to it', () => {
    for (const verse of verses) {
      const { first, last } = divisionVerses(kind, divisionAt(kind, verse))
      expect(first <= verse && verse <= last).toBe(true)
    }
    expect(divisionVerses(kind, divisionCount(kind)).last).toBe(verseTotal)
  })
  it('throws for a part that does not exist', () => {
    expect(() => divisionVerses(kind, 0)).toThrow(RangeError)
    expect(() => divisionVerses(kind, divisionCount(kind) + 1)).toThrow(RangeError)
    expect(() => divisionAt(kind, 0)).toThrow(RangeError)
    expect(() => divisionAt(kind, verseTotal + 1)).toThrow(RangeError)
    expect(() => divisionAt(kind, 1.5)).toThrow(RangeError)
  })
})

describe('the place of a verse', () => {
  it('reverses the verse number', () => {
    for (const verse of verses) expect(verseNumber(placeOfVerse(verse))).toBe(verse)
  })
  it('throws outside of the Quran', () => {
    for (const verse of [0, -1, 1.5, verseTotal + 1, Number.NaN])
      expect(() => placeOfVerse(verse)).toThrow(RangeError)
  })
})
