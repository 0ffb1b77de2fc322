import { describe, expect, it } from 'vitest'
import { verseNumber } from '../verse-counts.ts'
import { parseVerseKey } from '../verse-key.ts'
import { knownNames } from './known-names.ts'
import { parseReference } from './references.ts'

const names = knownNames([
  { number: 2, name: 'البقرة', englishName: 'Al-Baqarah', englishNameTranslation: 'The Cow' },
  { number: 36, name: 'يس', englishName: 'Ya-Sin', englishNameTranslation: 'Ya Sin' },
  { number: 97, name: 'القدر', englishName: 'Al-Qadr', englishNameTranslation: 'The Power' },
])
const number = (key: string) => verseNumber(parseVerseKey(key) ?? { surah: 0, verse: 0 })
const read = (query: string) => parseReference(query, names)

describe('a reference', () => {
  it.each([
    ['2:255', '2:255', '2:255'],
    ['2.255', '2:255', '2:255'],
    ['(2:255)', '2:255', '2:255'],
    ['2:285-286', '2:285', '2:286'],
    ['٢:٢٥٥', '2:255', '2:255'],
    ['baqarah 255', '2:255', '2:255'],
    ['al-baqara:255', '2:255', '2:255'],
    ['albaqarah255', '2:255', '2:255'],
    ['bakarah 255', '2:255', '2:255'],
    ['سورة البقرة آية 255', '2:255', '2:255'],
    ['surah 36', '36:1', '36:83'],
    ['sura yasin', '36:1', '36:83'],
    ['surah the power', '97:1', '97:5'],
    ['juz 30', '78:1', '114:6'],
    ['الجزء ٣٠', '78:1', '114:6'],
    ['page 604', '112:1', '114:6'],
    ['hizb 1', '1:1', '2:74'],
    ['36', '36:1', '36:83'],
  ])('parses %s as %s to %s', (query, first, last) => {
    expect(read(query)).toEqual({ ranges: [{ first: number(first), last: number(last) }], kind: 'place' })
  })

  it.each(['ayatul kursi', 'ayat al-kursi', 'ayetel kürsi', 'آية الكرسي', 'ayatul kursy'])(
    '%s is a passage',
    (query) => {
      expect(read(query)).toEqual({
        ranges: [{ first: number('2:255'), last: number('2:255') }],
        kind: 'passage',
      })
    },
  )

  it('distinguishes a surah name, which may be a word, from a place', () => {
    expect(read('qadr')?.kind).toBe('surah')
  })

  it.each(['2:300', '0:1', 'surah 115', 'juz 31', 'page 605', '2:10-5', '1:2:3:4'])(
    '%s leads nowhere',
    (query) => {
      expect(read(query)?.ranges).toEqual([])
    },
  )

  it.each(['mercy', '7 heavens', 'light upon light', '', '🕌', 'the 2 gardens of 55'])(
    '%j is not one',
    (query) => {
      expect(read(query)).toBeUndefined()
    },
  )
})
