import { beforeAll, describe, expect, it } from 'vitest'
import { type QuranParts, quranParts } from './quran-parts.ts'
import { restorePunctuation } from './restore-punctuation.ts'
import { readQuranSource } from './source.ts'
import { readStructure } from './structure.ts'

/** Reading and aligning everything takes seconds, more on a busy machine. */
const A_MINUTE = 60_000

/** A question mark at the end of a verse, with closing quotation marks. */
const QUESTION_AT_END = /[?？؟]["'”’»)\]! ]*$/

describe('the punctuation at the ends of translated verses', () => {
  let translations: QuranParts['translations']
  beforeAll(async () => {
    translations = quranParts(await readQuranSource(), readStructure()).translations
  }, A_MINUTE)

  it.each([
    ['en', 508],
    ['es', 493],
    ['bn', 412],
    ['tr', 365],
    ['fr', 461],
    ['ru', 444],
    ['sv', 388],
  ] as const)('includes the questions of %s: %i verses end with one', (language, count) => {
    expect(translations[language].flat().filter((text) => QUESTION_AT_END.test(text))).toHaveLength(count)
  })

  it.each([
    ['en', 2, 44, 'Then will you not reason?'],
    ['en', 55, 13, 'would you deny?'],
    ['en', 1, 1, 'the Especially Merciful.'],
    ['en', 2, 24, 'prepared for the disbelievers.'],
    ['en', 1, 2, 'Lord of the worlds -'],
    ['es', 2, 44, '?'],
    ['tr', 55, 13, 'hangisini yalanlarsınız?'],
    ['fr', 55, 13, 'nierez-vous?'],
    ['ru', 55, 13, 'ложью?'],
    ['sv', 55, 13, 'förneka?'],
    ['bn', 95, 8, 'বিচারক নন?'],
  ] as const)('is restored in %s %i:%i', (language, surah, verse, end) => {
    expect(translations[language][surah - 1]?.[verse - 1]?.endsWith(end)).toBe(true)
  })

  it('includes a quotation mark at the start', () => {
    expect(translations.en[36]?.[78]).toBe('"Peace upon Noah among the worlds."')
  })

  it('closes every Spanish question, in its verse or a later one', () => {
    const text = translations.es.flat().join(' ')
    expect(text.split('¿').length).toBeLessThanOrEqual(text.split('?').length + 2)
  })

  it('is unchanged in verses that lost nothing', () => {
    const lost = { starts: new Map([[1, '"']]), ends: new Map([[3, '?']]) }
    expect(restorePunctuation([['one', 'two', 'three']], lost)).toEqual([['"one', 'two', 'three?']])
  })
})
