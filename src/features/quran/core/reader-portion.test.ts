import { describe, expect, it } from 'vitest'
import { portionOf, surahsOfRange } from './reader-portion.ts'

describe('the portion of an address', () => {
  it('is a whole surah for any of its verses', () => {
    const verses = { surah: 2, first: 255, last: 255 }
    expect(portionOf({ kind: 'surah', number: 2, verses })).toEqual([{ surah: 2, first: 1, last: 286 }])
  })

  it('splits a part by surah', () => {
    expect(portionOf({ kind: 'juz', number: 2 })).toEqual([{ surah: 2, first: 142, last: 252 }])
    expect(portionOf({ kind: 'page', number: 604 })).toEqual([
      { surah: 112, first: 1, last: 4 },
      { surah: 113, first: 1, last: 5 },
      { surah: 114, first: 1, last: 6 },
    ])
    expect(portionOf({ kind: 'hizb', number: 2 })).toEqual([{ surah: 2, first: 75, last: 141 }])
    expect(portionOf({ kind: 'juz', number: 30 })).toHaveLength(37)
  })

  it('can begin and end inside surahs', () => {
    expect(surahsOfRange({ first: 7, last: 8 })).toEqual([
      { surah: 1, first: 7, last: 7 },
      { surah: 2, first: 1, last: 1 },
    ])
  })
})
