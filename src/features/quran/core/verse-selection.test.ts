import { describe, expect, it } from 'vitest'
import { surahCount, verseTotal } from './verse-counts.ts'
import { recitedParts } from './verse-selection.ts'

const read = (...args: Parameters<typeof recitedParts>) =>
  recitedParts(...args).map(({ surah, verse, basmala }) => `${surah}:${verse}${basmala ? ' basmala' : ''}`)

describe('the parts of a selection', () => {
  it('are one verse if it begins and ends with it', () => {
    const place = { surah: 2, verse: 255 }
    expect(read({ from: place, to: place })).toEqual(['2:255'])
  })

  it('go to the end of the surah by default', () => {
    expect(read({ from: { surah: 1, verse: 5 } })).toEqual(['1:5', '1:6', '1:7'])
  })

  it('continue into the next surah, with the basmala before its first verse', () => {
    expect(read({ from: { surah: 1, verse: 7 }, to: { surah: 2, verse: 2 } })).toEqual([
      '1:7',
      '2:1 basmala',
      '2:1',
      '2:2',
    ])
  })

  it('include no basmala before the first and the ninth surah', () => {
    expect(read({ from: { surah: 9, verse: 1 }, to: { surah: 9, verse: 1 } })).toEqual(['9:1'])
    expect(read({ from: { surah: 1, verse: 1 } })[0]).toBe('1:1')
  })

  it('are the whole Quran if continuous from the first verse', () => {
    const parts = recitedParts({ from: { surah: 1, verse: 1 }, continuous: true })
    expect(parts.filter(({ basmala }) => !basmala)).toHaveLength(verseTotal)
    expect(parts.filter(({ basmala }) => basmala)).toHaveLength(surahCount - 2)
    expect(parts.at(-1)).toMatchObject({ surah: 114, verse: 6 })
  })

  it.each([
    [{ from: { surah: 2, verse: 5 }, to: { surah: 2, verse: 4 } }],
    [{ from: { surah: 0, verse: 1 } }],
    [{ from: { surah: 1, verse: 8 } }],
    [{ from: { surah: 115, verse: 1 } }],
    [{ from: { surah: 1, verse: 1 }, to: { surah: 1, verse: 8 } }],
    [{ from: { surah: 1, verse: 1.5 } }],
  ])('throws for a selection that does not exist: %j', (selection) => {
    expect(() => recitedParts(selection)).toThrow(RangeError)
  })
})
