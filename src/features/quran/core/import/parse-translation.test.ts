import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeOfVerse, verseKey, verseTotal } from '../index.ts'
import { formatImportNote } from './import-note.ts'
import { formatImportProblem } from './import-problem.ts'
import { parseTranslation } from './parse-translation.ts'
import { fakeTranslation, writeFormats } from './testing/write-formats.ts'

type Format = keyof typeof writeFormats
const formats = Object.keys(writeFormats) as Format[]
const madeUp = fakeTranslation()

const require = createRequire(import.meta.url)
const published = (language: string): string[][] =>
  JSON.parse(readFileSync(require.resolve(`quran-json/dist/quran_${language}.json`), 'utf8')).map(
    (surah: { verses: { translation: string }[] }) => surah.verses.map(({ translation }) => translation),
  )

const problemsOf = (text: string) => parseTranslation(text).problems.map(formatImportProblem)

describe('a translation', () => {
  describe.each(formats)('as %s', (format) => {
    it.each(['en', 'ur', 'tr', 'zh'])('reads back %s unchanged', (language) => {
      const surahs = published(language).map((verses) => verses.map((verse) => verse.trim()))
      const read = parseTranslation(writeFormats[format](surahs))
      expect(read.problems).toEqual([])
      expect(read.surahs).toEqual(surahs)
    })

    it('accepts a byte order mark and line ends of Windows and old Macs', () => {
      const text = writeFormats[format](madeUp)
      for (const end of ['\r\n', '\r']) {
        const read = parseTranslation(`\ufeff${text.replaceAll('\n', end)}`)
        expect(read.problems).toEqual([])
        expect(read.surahs).toEqual(madeUp)
      }
    })
  })

  it('accepts the file of quran-json', () => {
    const file = readFileSync(require.resolve('quran-json/dist/quran_fr.json'), 'utf8')
    const read = parseTranslation(file)
    expect(read.problems).toEqual([])
    expect(read.surahs[1]?.[254]).toContain('Allah')
  })
})

/** Formats whose verses have a line each, with the line of the first one. */
const lineOf: Readonly<Partial<Record<Format, (number: number) => number>>> = {
  plain: (number) => number,
  numbered: (number) => number,
  xml: (number) => 3 + number + placeOfVerse(number).surah + (placeOfVerse(number).surah - 1),
  list: (number) => number + 1,
}
const lined = Object.entries(lineOf) as [Format, (number: number) => number][]
/** Not the last one: at the end of a file without numbers, an empty verse looks like no verse. */
const anyVerse = integer({ min: 1, max: verseTotal - 1 })

function withVerse(number: number, change: (text: string) => string): string[][] {
  const { surah, verse } = placeOfVerse(number)
  return madeUp.map((verses, index) =>
    index === surah - 1 ? verses.with(verse - 1, change(verses[verse - 1] ?? '')) : verses,
  )
}

describe('a damaged verse', () => {
  const damages: [string, (text: string) => string, string][] = [
    ['nothing', () => '', 'the verse is empty.'],
    ['a bell', (text) => `${text}\u0007`, 'the character U+0007 does not belong into a text.'],
    ['a lost letter', (text) => `${text}\ufffd`, 'the character U+FFFD does not belong into a text.'],
    ['a reversal', (text) => `\u202e${text}`, 'the character U+202E does not belong into a text.'],
    ['only a dash', () => '—', '"—" has no letters.'],
    ['a script', (text) => `${text}<script>alert(1)</script>`, '"<script>" is not text.'],
    ['a hidden script', (text) => `${text}&lt;script>`, '"<script>" is not text.'],
    [
      'an image',
      (text) => `${text}<img src=x onerror=alert(1)>`,
      '"<img src=x onerror=alert(1)>" is not text.',
    ],
    [
      'a link that runs',
      (text) => `<a href='javascript:x'>${text}</a>`,
      '"<a href=\'javascript:x\'>" is not text.',
    ],
    ['an unfinished tag', (text) => `${text} <b`, 'is not text.'],
    ['an unknown entity', (text) => `${text}&foo;`, '"&foo;" is not text.'],
    ['a book', (text) => text.repeat(2000), 'characters, more than 20000.'],
  ]

  it.each(damages)('is reported with its line: %s', (_, damage, sentence) => {
    assert(
      property(constantFrom(...lined), anyVerse, ([format, line], number) => {
        const problems = problemsOf(writeFormats[format](withVerse(number, damage)))
        expect(problems).toHaveLength(1)
        expect(problems[0]).toContain(`Line ${line(number)} (${verseKey(placeOfVerse(number))}): `)
        expect(problems[0]).toContain(sentence)
      }),
      { numRuns: 4 },
    )
  })

  it('is reported as missing if it is the last in a format without numbers', () => {
    const [problem, ...others] = problemsOf(writeFormats.plain(withVerse(verseTotal, () => '')))
    expect(problem).toContain('Line 6235: the file ends here with 6235 verses, 1 too few.')
    expect(others).toEqual([])
  })

  it('is reported without problems for the other verses', () => {
    const two = withVerse(300, () => '').map((verses, index) =>
      index === 113 ? verses.with(5, ' ') : verses,
    )
    expect(problemsOf(writeFormats.numbered(two))).toEqual([
      'Line 300 (3:7): the verse is empty.',
      'Line 6236 (114:6): the verse is empty.',
    ])
  })
})

describe('verses at the wrong place', () => {
  const lines = writeFormats.numbered(madeUp).split('\n')
  const changed = (change: (lines: string[]) => void) => {
    const copy = [...lines]
    change(copy)
    return problemsOf(copy.join('\n'))
  }

  it('are reported if one is missing', () => {
    expect(changed((copy) => copy.splice(261, 1))).toEqual([
      'Line 261 (2:255): it is missing after this line.',
    ])
    expect(changed((copy) => copy.splice(0, 7))).toEqual([
      'Line 1 (1:1): 7 verses up to 1:7 are missing after this line.',
    ])
    expect(changed((copy) => copy.splice(6230, 6))).toEqual([
      'Line 6230 (114:1): 6 verses up to 114:6 are missing after this line.',
    ])
  })

  it('are reported if one is duplicated, out of order or unknown', () => {
    expect(changed((copy) => copy.splice(12, 0, copy[10] ?? ''))).toEqual([
      'Line 13 (2:4): it is a duplicate of line 11.',
    ])
    expect(changed((copy) => copy.splice(10, 2, copy[11] ?? '', copy[10] ?? ''))).toEqual([
      'Line 12 (2:4): it comes after 2:5.',
    ])
    expect(changed((copy) => copy.splice(7, 0, '1|8|one more', '115|1|x', '0|1|x', 'what'))).toEqual([
      'Line 8: there is no verse 1:8.',
      'Line 9: there is no verse 115:1.',
      'Line 10: there is no verse 0:1.',
      'Line 11: this is not `sura|aya|text`.',
    ])
  })

  it('are reported in every format with numbers', () => {
    const short = madeUp.map((verses, index) => (index === 1 ? verses.slice(0, -1) : verses))
    for (const format of ['numbered', 'xml', 'csv', 'lists', 'keys', 'surahs'] as const) {
      const [problem, ...others] = problemsOf(writeFormats[format](short))
      expect(problem).toMatch(/^Line \d+ \(2:286\): it is missing after this line\.$/)
      expect(others).toEqual([])
    }
  })

  it('are counted in formats without numbers', () => {
    const short = madeUp.map((verses, index) => (index === 1 ? verses.slice(0, -1) : verses))
    expect(problemsOf(writeFormats.plain(short))).toEqual([
      expect.stringContaining('Line 6235: the file ends here with 6235 verses, 1 too few.'),
    ])
    expect(problemsOf(writeFormats.list(short))).toHaveLength(1)
    const long = madeUp.map((verses, index) =>
      index === 1 ? [...verses.slice(0, 5), ...verses.slice(4)] : verses,
    )
    expect(problemsOf(writeFormats.plain(long))).toEqual([
      'Line 13: this is the same text as on line 12; it may be the one too many.',
      'Line 6237: this is more than the 6236 verses: the file has 6237, 1 too many.',
    ])
  })
})

describe('a file that is not a translation', () => {
  it.each([
    ['', 'Line 1: the file is empty.'],
    [' \n\n', 'Line 1: the file is empty.'],
    ['# only\n# comments', 'Line 1: the file ends here with 0 verses'],
    ['hello', 'Line 1: the file ends here with 1 verses'],
    ['[\n"one",\n"two"', 'Line 3: this is not JSON: the file ends in the middle.'],
    ['["one" "two"]', 'Line 1: this is not JSON: a comma or ] is missing.'],
    ['["one",\n]', 'Line 2: this is not JSON: a value is missing.'],
    ['["one\ntwo"]', 'Line 1: this is not JSON: a quotation mark is not closed on its line.'],
    ['["\\x"]', 'a text holds a control character or an unknown escape.'],
    ['["a"] ["b"]', 'there is text after its end.'],
    ['{1: "x"}', 'a name in quotation marks is missing.'],
    [`${'['.repeat(100_000)}`, 'it is nested too deeply.'],
    ['[1, 2]', 'the text is missing.'],
    ['{}', 'are missing after this line.'],
    ['<!doctype html>\n<html>', 'Line 1: this is not Tanzil XML; reading stopped here.'],
    ['<!DOCTYPE x [<!ENTITY a "b">]><quran/>', 'this is not Tanzil XML'],
    ['<quran>\n<sura index="1">\n<aya index="1" text="a', 'Line 3: this is not Tanzil XML'],
    ['sura,aya,translation\n1,1,"never closed', 'Line 2: this quotation mark is never closed.'],
    ['sura,aya,translation\n1,1', 'Line 2: this row has no surah, verse and text'],
  ])('is rejected: %j', (text, sentence) => {
    expect(problemsOf(text).join('\n')).toContain(sentence)
  })

  it('never throws, whatever part is missing', () => {
    assert(
      property(
        constantFrom(...formats),
        integer({ min: 0, max: 99 }),
        integer({ min: 1, max: 99 }),
        (format, from, count) => {
          const text = writeFormats[format](madeUp)
          const share = text.length / 100
          const cut = text.slice(0, from * share) + text.slice((from + count) * share)
          expect(parseTranslation(cut).problems).not.toEqual([])
        },
      ),
      { numRuns: 20 },
    )
  })
})

describe('text that does not belong to a verse', () => {
  it('is removed with a note', () => {
    const marked = withVerse(
      8,
      (text) => `<b>\ufeff${text}</b><sup foot_note=1>1</sup> [12] &amp; more<br/> `,
    )
    const read = parseTranslation(writeFormats.lists(marked))
    expect(read.problems).toEqual([])
    expect(read.surahs[1]?.[0]).toBe(`${madeUp[1]?.[0]} & more`)
    expect(read.notes.map(formatImportNote)).toEqual([
      'Removed: byte order marks (verses: 1; first: 2:1, line 1).',
      'Removed: footnote numbers (verses: 1; first: 2:1, line 1).',
      'Removed: HTML tags (verses: 1; first: 2:1, line 1).',
      'Removed: character references (verses: 1; first: 2:1, line 1).',
    ])
  })

  it('is ignored in tables with a note', () => {
    const { notes } = parseTranslation(writeFormats.csv(madeUp))
    expect(notes.map(formatImportNote)).toEqual(['Ignored columns: id, footnotes.'])
  })

  it('does not include joiners and direction marks, which are part of the spelling', () => {
    const persian = withVerse(8, () => 'می\u200cخواهند\u200f (۱)')
    expect(parseTranslation(writeFormats.plain(persian)).surahs[1]?.[0]).toBe('می\u200cخواهند\u200f (۱)')
  })
})
