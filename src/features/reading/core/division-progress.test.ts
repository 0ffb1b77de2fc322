import { describe, expect, it } from 'vitest'
import { divisionCount, divisionVerses, verseTotal } from '#features/quran/core/index.ts'
import { divisionProgress } from './division-progress.ts'

describe('progress by parts', () => {
  it('is 1 for read parts and 0 elsewhere', () => {
    const progress = divisionProgress('juz', [divisionVerses('juz', 2)])
    expect(progress).toHaveLength(divisionCount('juz'))
    expect(progress.slice(0, 3)).toEqual([0, 1, 0])
  })
  it('is a fraction for a partly read part, at most 1', () => {
    expect(divisionProgress('page', [{ first: 1, last: 3 }])[0]).toBeCloseTo(3 / 7)
    const twice = [
      { first: 1, last: verseTotal },
      { first: 1, last: verseTotal },
    ]
    expect(divisionProgress('page', twice).every((share) => share === 1)).toBe(true)
  })
})
