import { describe, expect, it } from 'vitest'
import { longestSurah, surahCount, verseCount, verseNumber, verseTotal } from './verse-counts.ts'

describe('verse numbers', () => {
  it('include 114 surahs and 6,236 verses', () => {
    expect([surahCount, verseTotal, longestSurah]).toEqual([114, 6236, 286])
  })

  it('are continuous through the whole Quran', () => {
    expect(verseNumber({ surah: 1, verse: 1 })).toBe(1)
    expect(verseNumber({ surah: 2, verse: 1 })).toBe(8)
    expect(verseNumber({ surah: 2, verse: 255 })).toBe(262)
    expect(verseNumber({ surah: 114, verse: 6 })).toBe(6236)
  })

  it('are consecutive from the first verse to the last', () => {
    const numbers = Array.from({ length: surahCount }, (_, index) =>
      Array.from({ length: verseCount(index + 1) }, (__, position) =>
        verseNumber({ surah: index + 1, verse: position + 1 }),
      ),
    ).flat()
    expect(numbers).toEqual(Array.from({ length: verseTotal }, (_, index) => index + 1))
  })

  it.each([
    [0, 1],
    [115, 1],
    [1, 0],
    [1, 8],
    [114, 7],
    [2, 1.5],
    [1.5, 1],
    [Number.NaN, 1],
  ])('exclude %s:%s', (surah, verse) => {
    expect(() => verseNumber({ surah, verse })).toThrow(RangeError)
  })

  it('are 0 for an unknown surah', () => {
    expect([verseCount(0), verseCount(115), verseCount(2)]).toEqual([0, 0, 286])
  })
})
