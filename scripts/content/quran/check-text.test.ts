import { beforeAll, describe, expect, it } from 'vitest'
import { countProblems, type QuranText, textProblems } from './check-text.ts'
import { readQuranSource } from './source.ts'
import { standardCodePoints } from './standard-code-points.ts'

/** Reading and aligning everything takes seconds, more on a busy machine. */
const A_MINUTE = 60_000

describe('the check of the text', () => {
  let text: QuranText
  beforeAll(async () => {
    const { arabic } = await readQuranSource()
    text = arabic.map(({ verses }) => verses.map((verse) => standardCodePoints(verse.text)))
  }, A_MINUTE)

  /** The text with one verse changed by `change`. */
  const corrupted = (surah: number, verse: number, change: (text: string) => string): QuranText =>
    text.map((verses, index) =>
      index === surah - 1
        ? verses.map((old, position) => (position === verse - 1 ? change(old) : old))
        : verses,
    )

  it('accepts the text', () => {
    expect(textProblems(text)).toEqual([])
  })

  it('fails if a vowel was changed', () => {
    const copy = corrupted(2, 255, (verse) => verse.replace('\u064e', '\u064f'))
    expect(textProblems(copy)).toEqual([expect.stringContaining('checksum')])
  })

  it('fails if a verse ends with a space or was normalised', () => {
    expect(textProblems(corrupted(36, 1, (verse) => `${verse} `))).not.toEqual([])
    expect(textProblems(text.map((verses) => verses.map((verse) => verse.normalize('NFC'))))).not.toEqual([])
  })

  it('fails if two verses were swapped', () => {
    const copy = text.map((verses, index) => (index === 111 ? [...verses].reverse() : verses))
    expect(textProblems(copy)).not.toEqual([])
  })

  it('fails if a verse is empty, missing or surplus, and says which', () => {
    expect(
      countProblems(
        'It',
        corrupted(9, 1, () => ' '),
      ),
    ).toEqual(['It has nothing in verse 9:1.'])
    const shorter = text.map((verses, index) => (index === 113 ? verses.slice(1) : verses))
    expect(countProblems('It', shorter)).toEqual([
      'It has 6235 verses, not 6236.',
      'It has 5 verses in surah 114, not 6.',
    ])
    expect(countProblems('It', text.slice(1))).toContain('It has 113 surahs, not 114.')
  })

  it('fails if the basmala is misplaced', () => {
    const basmala = text[0]?.[0] ?? ''
    const problemsOf = (copy: QuranText) =>
      textProblems(copy).filter((problem) => !problem.includes('checksum'))
    expect(problemsOf(corrupted(1, 1, () => 'ٱلۡحَمۡدُ لِلَّهِ'))).toContain('Verse 1:1 is not the basmala.')
    expect(problemsOf(corrupted(2, 1, (verse) => `${basmala} ${verse}`))).toEqual([
      'Verse 2:1 begins with the basmala.',
    ])
    expect(problemsOf(corrupted(27, 30, (verse) => verse.replace(basmala, '')))).toEqual([
      'The basmala is out of its place in surah 27.',
    ])
    expect(problemsOf(corrupted(9, 2, () => basmala))).toEqual([
      'The basmala is out of its place in surah 9.',
    ])
  })
})
