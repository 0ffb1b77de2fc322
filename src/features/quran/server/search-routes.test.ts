import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { searchQuranService, searchVerses } from '../core/quran-search.contract.ts'
import { quranFeature } from './quran.routes.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp({ features: [quranFeature] })
})
afterAll(() => test.close())

const addressOf = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`
const ask = (q: string, more: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  test.app.inject({ url: addressOf('/api/verses/search', { q, ...more }), headers })
const keys = async (q: string, more: Record<string, string> = {}) =>
  (await ask(q, more)).json().map((verse: Found) => `${verse.surahNumber}:${verse.verseNumber}`)

type Found = z.output<typeof searchVerses.answer>[number]

describe('GET /api/verses/search', () => {
  it('returns verses in the form of /api/verses, with the matched ranges', async () => {
    const answer = await ask('الكتاب', { language: 'tr', limit: '3' })
    expect(answer.statusCode).toBe(200)
    const found = z.array(searchVerses.answer.element.strict()).parse(answer.json())
    expect(found).toHaveLength(3)
    for (const { match: matches, id, surahNumber, ...verse } of found) {
      const [match] = matches
      expect(match?.field).toBe('arabicText')
      for (const [start, end] of match?.ranges ?? []) {
        expect(verse.arabicText.slice(start, end)).toMatch(/^ٱلۡكِتَٰبِ?/)
      }
      const list = await test.app.inject({ url: `/api/verses?surah=${surahNumber}&language=tr` })
      expect(list.json().find((each: Found) => each.id === id)).toEqual({ id, surahNumber, ...verse })
    }
  })

  it('returns the translation that matched, else the requested one', async () => {
    const [english] = (await ask('no compulsion in', { language: 'fr' })).json() as Found[]
    expect(english).toMatchObject({ language: 'en', surahNumber: 2, verseNumber: 256 })
    expect(english?.translation.slice(...(english.match[0]?.ranges[0] ?? [0, 0]))).toBe('no compulsion in')
    const [french] = (await ask('2:256', { language: 'fr' })).json() as Found[]
    expect(french).toMatchObject({ language: 'fr', surahNumber: 2, verseNumber: 256, match: [] })
  })

  it('uses the caller’s language by default, and says so', async () => {
    const answer = await ask('göklerin ve yerin', {}, { 'accept-language': 'tr-TR' })
    expect(answer.json()[0].language).toBe('tr')
    expect(answer.headers.vary).toContain('Accept-Language')
    expect((await ask('112:1', {}, { 'accept-language': 'sv' })).json()[0].language).toBe('sv')
    expect((await ask('112:1', {}, { 'accept-language': 'es' })).json()[0].language).toBe('es')
    expect((await ask('112:1', { language: 'ru' })).headers.vary).not.toContain('Accept-Language')
  })

  it('answers each caller in the encoding it accepts, even if another caller sent the query before', async () => {
    for (const coding of ['br', 'gzip', undefined, 'br']) {
      const headers = coding ? { 'accept-encoding': coding } : {}
      const answer = await ask('the garden beneath which rivers', { language: 'en' }, headers)
      expect(answer.headers['content-encoding']).toBe(coding)
    }
  })

  it('returns 20 by default, more or fewer on request, and pages by offset', async () => {
    const all = await keys('surah 2', { limit: '100' })
    expect(all).toHaveLength(100)
    expect(await keys('surah 2')).toEqual(all.slice(0, 20))
    expect(await keys('surah 2', { limit: '5', offset: '7' })).toEqual(all.slice(7, 12))
    const words = await keys('mercy', { limit: '40' })
    expect(await keys('mercy', { limit: '15', offset: '20' })).toEqual(words.slice(20, 35))
    expect(await keys('surah 2', { offset: '6000' })).toEqual([])
  })

  it('returns an empty list if nothing is found', async () => {
    for (const q of [
      'xyzzyqwk',
      '2:300',
      'surah 115',
      '0:1',
      '%_%',

      '(.*)+$',
      '🕌🌙',
    ]) {
      const answer = await ask(q)
      expect([q, answer.statusCode, answer.json()]).toEqual([q, 200, []])
    }
  })

  it('treats signs of other languages as words or ignores them', async () => {
    const signs = [
      "'; DROP TABLE verses; --",
      '[a-z',
      '\\\\.*',
      '{"$ne":1}',
      '<script>alert(1)</script>',
      '\ud83d mercy',
      '%00%00',
    ]
    for (const q of signs) expect([q, (await ask(q)).statusCode]).toEqual([q, 200])
  })

  it('accepts mixed directions', async () => {
    expect(await keys('الله لا إله إلا هو the Ever-Living', { limit: '5' })).toContain('2:255')
    expect(await keys('\u202bبقرة 255\u202c')).toEqual(['2:255'])
  })

  it.each([
    ['', 'too_short'],
    ['   ', 'too_short'],
    ['a', 'too_short'],
    ['ب', 'too_short'],
    ['\u064e\u0651\u064b', 'too_short'],
    ['🕌', 'too_short'],
    ['a'.repeat(1001), 'too_long'],
    ['ا'.repeat(10_000), 'too_long'],
  ])('rejects %j as %s', async (q, code) => {
    const answer = await ask(q)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toMatchObject({ code: 'invalid_request', fields: [{ field: 'q', code }] })
  })

  it('accepts a single character that is a word', async () => {
    expect(await keys('神', { language: 'zh' })).not.toEqual([])
    expect((await keys('1'))[0]).toBe('1:1')
    expect((await keys('٩'))[0]).toBe('9:1')
  })

  it.each(['limit=0', 'limit=101', 'limit=1.5', 'offset=-1', 'offset=7000', 'language=xx', 'q=mercy'])(
    'rejects %s beside a query',
    async (wrong) => {
      const answer = await test.app.inject({ url: `/api/verses/search?q=light&${wrong}` })
      expect(answer.statusCode).toBe(400)
    },
  )

  it('rejects a request without a query', async () => {
    expect((await test.app.inject({ url: '/api/verses/search' })).statusCode).toBe(400)
  })
})

describe('GET /api/quran/search', () => {
  const askService = (query: Record<string, string>) =>
    test.app.inject({ url: addressOf('/api/quran/search', query) })

  it('returns verses of the Quran service that equal those of the surah', async () => {
    for (const query of [
      { q: 'ayatul kursi' },
      { q: 'sujud', language: 'id' },
      { q: 'الصلاة' },
      { q: 'prostrate', limit: '50' },
      { q: 'bismillah', language: 'ur' },
    ]) {
      const answer = await askService(query)
      const found = z.array(searchQuranService.answer.element.strict()).parse(answer.json())
      expect(found.length).toBeGreaterThan(0)
      for (const { match: _match, ...verse } of found) {
        const language = verse.language ? `?language=${verse.language}` : ''
        const surah = await test.app.inject({ url: `/api/quran/surah/${verse.surah.number}${language}` })
        expect(verse).toEqual(surah.json()[verse.numberInSurah - 1])
      }
    }
  })

  it('names the matched field in its own form', async () => {
    const first = async (query: Record<string, string>) => (await askService(query)).json()[0].match[0]
    expect(await first({ q: 'الصلاة' })).toMatchObject({ field: 'text' })
    expect(await first({ q: 'mercy' })).toMatchObject({ field: 'englishTranslation' })
    expect(await first({ q: 'rahmet', language: 'tr' })).toMatchObject({ field: 'translation' })
    expect(await first({ q: 'bismi' })).toMatchObject({ field: 'transliteration' })
  })
})
