import { describe, expect, it } from 'vitest'
import {
  canonicalReaderAddress,
  formatReaderAddress,
  parseReaderAddress,
  partCount,
  partVerses,
  readerAddressOfTyped,
} from './reader-address.ts'

describe('an address of the reader', () => {
  it.each([
    ['', '', { kind: 'last-place' }],
    ['/', '', { kind: 'last-place' }],
    ['/2', '', { kind: 'surah', number: 2 }],
    ['/2/255', '', { kind: 'surah', number: 2, verses: { surah: 2, first: 255, last: 255 } }],
    ['/2/255-257', '', { kind: 'surah', number: 2, verses: { surah: 2, first: 255, last: 257 } }],
    ['/2:255', '', { kind: 'surah', number: 2, verses: { surah: 2, first: 255, last: 255 } }],
    ['/2%3A255-257', '', { kind: 'surah', number: 2, verses: { surah: 2, first: 255, last: 257 } }],
    ['/114/6', '', { kind: 'surah', number: 114, verses: { surah: 114, first: 6, last: 6 } }],
    ['', 'juz=30', { kind: 'juz', number: 30 }],
    ['', '?page=604', { kind: 'page', number: 604 }],
    ['', 'hizb=60&from=mail', { kind: 'hizb', number: 60 }],
    ['/78/12', 'juz=30', { kind: 'juz', number: 30, verses: { surah: 78, first: 12, last: 12 } }],
    ['/2/255', 'page=42', { kind: 'page', number: 42, verses: { surah: 2, first: 255, last: 255 } }],
  ])('parses %s %s and formats it again', (path, query, expected) => {
    const address = parseReaderAddress(path, query)
    expect(address).toEqual(expected)
    if (address.kind === 'problem') throw new Error('unreachable')
    const [, again = '', queryAgain] = /^\/quran\/reader([^?]*)(.*)$/.exec(formatReaderAddress(address)) ?? []
    expect(parseReaderAddress(again, queryAgain)).toEqual(expected)
  })

  it('opens verses outside the named part in their surah', () => {
    expect(parseReaderAddress('/2/255', 'juz=30')).toMatchObject({ kind: 'surah', number: 2 })
  })

  it.each(['/0', '/115', '/-1', '/1.5', '/abc', '/02', '/%D9%A2', '/2e0', '/99999', '//1'])(
    '%s names no surah',
    (path) => expect(parseReaderAddress(path)).toEqual({ kind: 'problem', with: 'surah' }),
  )

  it.each(['/2/0', '/2:287', '/2:', '/2/287', '/2/abc', '/2/1.5', '/1/8', '/2/255/1', '/2//'])(
    'rejects the verse in %s',
    (path) => {
      expect(parseReaderAddress(path)).toEqual({ kind: 'problem', with: 'verse', surah: Number(path[1]) })
    },
  )

  it.each(['/2/257-255', '/2/280-287', '/2/-1', '/2/1-', '/2/1-2-3', '/2/0-3', '/2/1-x'])(
    '%s names no range of verses',
    (path) => expect(parseReaderAddress(path)).toEqual({ kind: 'problem', with: 'range', surah: 2 }),
  )

  it.each([
    ['page', '605'],
    ['page', '0'],
    ['page', ''],
    ['juz', '31'],
    ['juz', '-1'],
    ['juz', '1.5'],
    ['hizb', '61'],
    ['hizb', 'abc'],
  ])('rejects ?%s=%s', (kind, number) => {
    expect(parseReaderAddress('', `${kind}=${number}`)).toEqual({ kind: 'problem', with: kind })
  })

  it('has the verses as canonical address, else the part', () => {
    const canonical = (path: string, query = '') => {
      const address = parseReaderAddress(path, query)
      return address.kind === 'problem' ? undefined : canonicalReaderAddress(address)
    }
    expect(canonical('/78/12', 'juz=30')).toBe('/quran/reader/78/12')
    expect(canonical('', 'page=604')).toBe('/quran/reader?page=604')
    expect(canonical('/2/255-257')).toBe('/quran/reader/2/255-257')
    expect(canonical('/2')).toBe('/quran/reader/2')
  })
})

it.each([
  ['/quran/36', '/quran/reader/36'],
  ['/quran/2/255', '/quran/reader/2/255'],
  ['/surah/2:255-257', '/quran/reader/2/255-257'],
  ['/Quran/18/', '/quran/reader/18'],
  ['/112', '/quran/reader/112'],
  ['/quran/115', undefined],
  ['/quran/2/287', undefined],
  ['/quran', undefined],
  ['/quran/reader/2', undefined],
  ['/hadiths/2', undefined],
  ['/2026-goals', undefined],
])('an address typed from memory (%s) is %s', (typed, address) => {
  expect(readerAddressOfTyped(typed)).toBe(address)
})

describe('the parts', () => {
  it('are 604 pages, 30 juz and 60 hizbs', () => {
    expect([partCount('page'), partCount('juz'), partCount('hizb')]).toEqual([604, 30, 60])
    expect(partVerses('page', 604)).toEqual({ first: 6222, last: 6236 })
    expect(partVerses('juz', 30)).toEqual({ first: 5673, last: 6236 })
    expect(partVerses('hizb', 1).first).toBe(1)
    expect(partVerses('hizb', 60).last).toBe(6236)
    expect(partVerses('hizb', 3).first).toBe(partVerses('juz', 2).first)
  })
})
