import { describe, expect, it } from 'vitest'
import { structureProblems } from './check-structure.ts'
import { type Parts, readStructure } from './structure.ts'

const structure = readStructure()
const withStarts = (starts: readonly number[]): Parts => ({ starts, at: () => 1 })

describe('the divisions of the Quran', () => {
  it('are 30 juz, 60 hizbs, 604 pages, 7 manzils and 15 sajdas without a gap', () => {
    expect(structureProblems(structure)).toEqual([])
    expect(structure.verses).toBe(6236)
    expect(structure.rukus.starts).toHaveLength(556)
  })

  it('contain well-known verses at their places', () => {
    const at = (verse: number) => [
      structure.juz.at(verse),
      structure.hizbQuarters.at(verse),
      structure.pages.at(verse),
    ]
    expect(at(1)).toEqual([1, 1, 1])
    expect(at(8)).toEqual([1, 1, 2])
    expect(at(262)).toEqual([3, 17, 42])
    expect(at(5673)).toEqual([30, 233, 582])
    expect(at(6236)).toEqual([30, 240, 604])
  })

  it.each([
    ['There are 29 juz, not 30.', { juz: withStarts(structure.juz.starts.slice(0, -1)) }],
    ['There are 603 pages, not 604.', { pages: withStarts(structure.pages.starts.slice(1)) }],
    ['There are 59 hizbs, not 60.', { hizbQuarters: withStarts(structure.hizbQuarters.starts.slice(0, -4)) }],
    ['There are 6 manzils, not 7.', { manzils: withStarts(structure.manzils.starts.slice(0, -1)) }],
    ['There are 14 sajdas, not 15.', { sajdas: structure.sajdas.slice(1) }],
    ['A sajda is not in the Quran.', { sajdas: [...structure.sajdas.slice(1), 7000] }],
    [
      'The rukus do not follow one another from the first verse on.',
      { rukus: withStarts([...structure.rukus.starts].reverse()) },
    ],
    [
      'A juz does not begin where its first hizb does.',
      { juz: withStarts(structure.juz.starts.map((start, index) => (index === 1 ? start + 1 : start))) },
    ],
    [
      'Surah 2 does not reach up to the next one.',
      {
        surahs: structure.surahs.map((surah, index) => (index === 1 ? { ...surah, verses: 285 } : surah)),
      },
    ],
    ['Surah 114 does not begin a ruku.', { rukus: withStarts(structure.rukus.starts.slice(0, -1)) }],
  ])('are rejected if they are wrong: %s', (problem, change) => {
    expect(structureProblems({ ...structure, ...change })).toContain(problem)
  })
})
