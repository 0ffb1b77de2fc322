import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { quranFeature } from './quran.routes.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp({ features: [quranFeature] })
})
afterAll(() => test.close())

/** A URL with values escaped as a browser escapes them. */
const addressOf = (path: string, query: Readonly<Record<string, string>> = {}) =>
  `${path}?${new URLSearchParams(query)}`

const noSurah = ['0', '115', '-1', '1.5', 'abc', '', ' ', '٢', '1e2', 'NaN', '2,3', '9'.repeat(150)]
const languages = ['xx', 'e', '../en', "en' or 1=1", '🕌', 'a'.repeat(10_000)]
const searches = ['/api/verses/search', '/api/quran/search']

const refused: readonly (readonly [url: string, field: string])[] = [
  ...noSurah
    .filter((surah) => surah !== '')
    .map((surah) => [`/api/quran/surah/${encodeURIComponent(surah)}`, 'number'] as const),
  ...noSurah.map((surah) => [addressOf('/api/verses', { surah }), 'surah'] as const),
  ...['-1', '6237', '0.5', 'x', ''].map(
    (offset) => [addressOf('/api/verses', { offset }), 'offset'] as const,
  ),
  ...['0', '287', '-5', '1.5', 'all', ''].map(
    (limit) => [addressOf('/api/verses', { limit }), 'limit'] as const,
  ),
  ...['/api/verses', '/api/quran/surah/1', '/api/daily-verse'].flatMap((path) =>
    languages.flatMap((language) => [
      [addressOf(path, { language }), 'language'] as const,
      [addressOf(path, { translation: language }), 'translation'] as const,
    ]),
  ),
  ...searches.flatMap((path) => [
    ...[
      '',
      'a',
      ' ',
      '\t \n',
      '\u064e\u0651',
      '\u200f\u200e',
      '🕌',
      '؟',
      'x'.repeat(10_000),
      'ا'.repeat(10_000),
    ].map((q) => [addressOf(path, { q }), 'q'] as const),
    [path, 'q'] as const,
    ...['0', '101', '-1', 'many'].map((limit) => [addressOf(path, { q: 'light', limit }), 'limit'] as const),
    ...['-1', '6237', '1.5'].map((offset) => [addressOf(path, { q: 'light', offset }), 'offset'] as const),
    ...languages.map((language) => [addressOf(path, { q: 'light', language }), 'language'] as const),
  ]),
]

describe('invalid input', () => {
  it.each([
    addressOf('/api/verses', { language: 'en\u0000' }),
    addressOf('/api/verses/search', { q: 'a\u0000b' }),
    `/api/quran/surah/${'9'.repeat(5000)}`,
  ])('is rejected in an address: %j', async (url) => {
    expect((await test.app.inject({ url })).statusCode).toBe(400)
  })

  it.each(refused.map(([url, field]) => ({ url, field, short: url.slice(0, 80) })))(
    'is rejected with the name of its field: $short',
    async ({ url, field }) => {
      const { statusCode, headers, json } = await test.app.inject({ url })
      expect(statusCode).toBe(400)
      const { error } = json()
      expect(error).toMatchObject({ code: 'invalid_request' })
      expect(error.fields.map((each: { field: string }) => each.field)).toContain(field)
      for (const { code } of error.fields) expect(code).toMatch(/^[a-z_]+$/)
      expect(headers['cache-control'] ?? '').not.toContain('public')
    },
  )
})

describe('an unusual search text', () => {
  const strange = [
    "' OR 1=1 --",
    '"; DROP TABLE verses;',
    '%__%%',
    '(a+)+$',
    '[[:alpha:]]*',
    '\\d{1,9}\\',
    '.*.*.*.*=.*',
    '<img src=x onerror=alert(1)>',
    '🕌🌙📖 نور',
    'نور light 光 свет',
    '\u202eنور\u202c light',
    '\ud800 mercy',
    '__proto__ constructor',
    '2:257-255',
    '2:280-300',
    '115:1',
    '0:0',
    `${'نور '.repeat(240)}`,
  ]
  it.each(searches.flatMap((path) => strange.map((q) => ({ path, q }))))(
    'is answered with a list: $path $q',
    async ({ path, q }) => {
      const answer = await test.app.inject({ url: addressOf(path, { q, language: 'en' }) })
      expect(answer.statusCode).toBe(200)
      expect(Array.isArray(answer.json())).toBe(true)
    },
  )
})
