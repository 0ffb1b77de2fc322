import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { tempFolder } from '#shared/server/testing/temp-folder.ts'
import { fakeTranslation } from '../core/import/testing/write-formats.ts'
import { translationDetails } from '../core/import/translation-details.ts'
import { surahCount, translationLanguages, verseTotal } from '../core/index.ts'
import { readSurah } from '../core/quran.contract.ts'
import { searchVerses } from '../core/quran-search.contract.ts'
import { openSearchableText } from '../core/search/searchable-text.ts'
import { readTranslations } from '../core/translations.contract.ts'
import { importedFolder } from './imported/imported-translation.ts'
import { removeTranslation, saveTranslation } from './imported/save-translation.ts'
import { quranFeature } from './quran.routes.ts'
import type { DailyVerses } from './quran-content.ts'

const catalogueAnswer = z.array(readTranslations.answer.element.strict())
const persian = fakeTranslation('فارسی')
persian[1]?.splice(254, 1, 'این جملهٔ نمونه برای آزمایش جستجوگر می‌باشد')
const swahili = fakeTranslation('Kiswahili')
const fa = translationDetails({ language: 'fa', name: 'Made up', licence: 'For tests', translator: 'Nobody' })
const sw = translationDetails({ language: 'sw', name: 'Made up', licence: 'For tests' })

describe('GET /api/quran/translations', () => {
  it('lists the built-in translations', async () => {
    const { app, services, close } = await testApp({ features: [quranFeature] })
    onTestFinished(close)
    const answer = await app.inject({ url: '/api/quran/translations' })
    expect(answer.headers['cache-control']).toBe('no-cache')
    const catalogue = catalogueAnswer.parse(answer.json())
    expect(catalogue.map(({ id }) => id)).toEqual(translationLanguages)
    expect(catalogue.find(({ id }) => id === 'ur')).toMatchObject({
      language: 'ur',
      languageName: 'اردو',
      name: "Abul A'la Maududi",
      direction: 'rtl',
      imported: false,
    })
    for (const { folder, licence } of catalogue) {
      expect(licence).toMatch(/Tanzil|QuranEnc/)
      expect(existsSync(join(services.contentFolder, folder.replace('/content/', ''), '114.json'))).toBe(true)
    }
  })
})

describe('an imported translation', () => {
  let test: TestApp
  let root: string
  let remove: () => void
  beforeAll(async () => {
    const data = tempFolder((end) => {
      remove = end
    })
    root = importedFolder(data)
    await saveTranslation(root, fa, persian)
    await saveTranslation(root, sw, swahili)
    const clock = () => new Date('2026-03-01T12:00:00Z')
    test = await testApp({ features: [quranFeature], settings: { DATA_DIR: data }, clock })
  })
  afterAll(async () => {
    await test.close()
    remove()
  })
  const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers })
  const listed = async (id: string) =>
    catalogueAnswer.parse((await get('/api/quran/translations')).json()).find((each) => each.id === id)

  it('is in the catalogue, sorted by language', async () => {
    expect(await listed('fa.made-up')).toEqual({
      id: 'fa.made-up',
      language: 'fa',
      languageName: 'فارسی',
      name: 'Made up',
      translator: 'Nobody',
      direction: 'rtl',
      licence: 'For tests',
      imported: true,
      folder: expect.stringMatching(/^\/content\/quran\/fa\.made-up-[0-9a-f]{10}$/),
      search: expect.stringMatching(/^\/content\/quran\/search-fa\.made-up-[0-9a-f]{10}\.json$/),
    })
    const ids = catalogueAnswer.parse((await get('/api/quran/translations')).json()).map(({ id }) => id)
    expect(ids).toEqual([...translationLanguages, 'fa.made-up', 'sw.made-up'].toSorted())
  })

  it.each(['language=fa', 'language=FA-ir', 'translation=fa.made-up', 'translation=FA.Made-Up&language=tr'])(
    'is returned by every surah with %s',
    async (query) => {
      for (let surah = 1; surah <= surahCount; surah++) {
        const verses = readSurah.answer.parse((await get(`/api/quran/surah/${surah}?${query}`)).json())
        expect(verses.map(({ translation }) => translation)).toEqual(persian[surah - 1])
        expect(verses.every(({ language }) => language === 'fa')).toBe(true)
      }
    },
  )

  it('is used for a language that the interface lacks', async () => {
    const verses = (await get('/api/verses?surah=1&language=sw')).json()
    expect(verses[6]).toMatchObject({ translation: swahili[0]?.[6], language: 'sw' })
    expect((await get('/api/verses?translation=fa.made-up')).json()[19]).toMatchObject({
      translation: persian[1]?.[12],
      language: 'fa',
    })
  })

  it('is used for the verse of the day', async () => {
    for (const [query, headers] of [
      ['?language=fa', {}],
      ['?translation=fa.made-up', {}],
      ['', { 'accept-language': 'fa-IR,en;q=0.5' }],
    ] as const) {
      const verse = (await get(`/api/daily-verse${query}`, headers)).json()
      expect(verse).toMatchObject({
        translation: persian[verse.surahNumber - 1]?.[verse.verseNumber - 1],
        translator: 'Nobody',
        language: 'fa',
      })
    }
  })

  it('is used for the offline list of daily verses, with English as default', async () => {
    const list = async (language: string) =>
      (await get(`/content/quran/daily-verses.${language}.json`)).json() as DailyVerses
    const [inPersian, inMalay] = [await list('fa'), await list('ms')]
    expect(inPersian).toHaveLength(inMalay.length)
    for (const [index, verse] of inPersian.entries()) {
      const { surahNumber, verseNumber } = verse
      expect(verse).toEqual({
        ...inMalay[index],
        surahName: verse.surahName,
        translation: persian[surahNumber - 1]?.[verseNumber - 1],
        translator: 'Nobody',
        language: 'fa',
      })
    }
    expect([inPersian[0]?.surahName, inMalay[0]?.surahName]).toEqual(['فاتحه', 'Al-Fatihah'])
    expect(inMalay[0]).toMatchObject({ language: 'en', translation: expect.stringMatching(/[a-z]{3}/) })
    const { headers } = await get('/content/quran/daily-verses.fa.json')
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.stringMatching(/^"/) })
    expect((await get('/content/quran/daily-verses.xx.json')).statusCode).toBe(404)
  })

  describe('in search', () => {
    const find = async (query: Record<string, string>, headers = {}) => {
      const answer = await get(`/api/verses/search?${new URLSearchParams(query)}`, headers)
      return z.array(searchVerses.answer.element.strict()).parse(answer.json())
    }

    it.each([
      [{ q: 'آزمایش جستجوگر', language: 'fa' }, {}],
      [{ q: 'ازمايش', language: 'fa-AF' }, {}],
      [{ q: 'جستجوگر', translation: 'fa.made-up' }, {}],
      [{ q: 'جستجوگر' }, { 'accept-language': 'fa' }],
      [{ q: 'جملهٔ نمونه برای', language: 'tr' }, {}],
    ])('is found by %j', async (query, headers) => {
      const [first, ...others] = await find(query, headers)
      expect(first).toMatchObject({
        surahNumber: 2,
        verseNumber: 255,
        translation: persian[1]?.[254],
        language: 'fa',
        translationId: 'fa.made-up',
      })
      expect(others).toEqual([])
      const [match] = first?.match ?? []
      expect(match?.field).toBe('translation')
      const lit = match?.ranges.map(([start, end]) => first?.translation.slice(start, end)).join(' ')
      expect(lit).toMatch(/آزمایش|جستجوگر|نمونه/)
    })

    it('is found in the form of the Quran service', async () => {
      const q = new URLSearchParams({ q: 'جستجوگر', language: 'fa' })
      expect((await get(`/api/quran/search?${q}`)).json()).toMatchObject([
        { translation: persian[1]?.[254], language: 'fa', match: [{ field: 'translation' }] },
      ])
    })

    it('is searched along with other texts and shown with their results', async () => {
      const [kursi] = await find({ q: '2:255', language: 'fa' })
      expect(kursi).toMatchObject({ translation: persian[1]?.[254], match: [] })
      const [arabic] = await find({ q: 'الله لا إله إلا هو الحي القيوم', language: 'fa' })
      expect(arabic).toMatchObject({ translationId: 'fa.made-up', match: [{ field: 'arabicText' }] })
      expect((await find({ q: 'no compulsion in', language: 'fa' }))[0]).toMatchObject({ language: 'en' })
    })

    it('can be searched on the device with the file in the catalogue', async () => {
      const { search = '' } = (await listed('fa.made-up')) ?? {}
      const answer = await get(search)
      expect(answer.headers['cache-control']).toContain('immutable')
      const { texts, index } = answer.json()
      expect(texts).toEqual(persian.flat())
      expect(openSearchableText('fa.made-up', { texts, index }).words.verseCount).toBe(verseTotal)
      for (const { search: file } of (await get('/api/quran/translations')).json()) {
        expect(file).toMatch(/-[0-9a-f]{10}\.json$/)
      }
      expect((await get(search.replace(/.{6}\.json$/, '000000.json'))).statusCode).toBe(404)
    })
  })

  it('leaves other translations unchanged', async () => {
    expect((await get('/api/verses?language=fr')).json()[0].language).toBe('fr')
    expect((await get('/api/verses?language=ms')).json()[0].language).toBe('en')
    expect((await get('/api/quran/surah/1?translation=tr')).json()[0].language).toBe('tr')
    expect((await get('/api/quran/surah/1')).json()[0]).not.toHaveProperty('language')
  })

  it('has immutable, compressed files for browsers', async () => {
    const { folder = '' } = (await listed('fa.made-up')) ?? {}
    for (const surah of [1, 2, 99, 114]) {
      const answer = await get(`${folder}/${surah}.json`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'application/json; charset=utf-8',
      })
      expect(answer.json()).toEqual(persian[surah - 1])
    }
    const small = await get(`${folder}/2.json`, { 'accept-encoding': 'br' })
    expect(small.headers['content-encoding']).toBe('br')
    expect(JSON.parse(brotliDecompressSync(small.rawPayload).toString())).toEqual(persian[1])
    const again = await get(`${folder}/2.json`, {
      'if-none-match': String((await get(`${folder}/2.json`)).headers.etag),
    })
    expect(again.statusCode).toBe(304)
  })

  it('has no other files', async () => {
    const { folder = '' } = (await listed('fa.made-up')) ?? {}
    for (const path of [
      `${folder}/0.json`,
      `${folder}/115.json`,
      `${folder}/01.json`,
      `${folder}/1`,
      `${folder}/translation.json`,
      `${folder}/..%2f..%2ftranslation.json`,
      '/content/quran/fa.made-up-0123456789/1.json',
      '/content/quran/fa...made-up-0123456789/1.json',
      `${folder.replace('fa.', '..%2ffa.')}/1.json`,
    ]) {
      const answer = await get(path)
      expect([400, 404], path).toContain(answer.statusCode)
      expect(answer.headers['cache-control'] ?? '').not.toContain('immutable')
    }
  })

  it.each([
    ['/api/quran/surah/1?language=xx', 'language'],
    ['/api/quran/surah/1?language=', 'language'],
    ['/api/quran/surah/1?language=../fa', 'language'],
    ['/api/verses?language=de', 'language'],
    ['/api/verses?translation=fa', 'translation'],
    ['/api/verses?translation=fa.other', 'translation'],
    ['/api/verses?translation=', 'translation'],
    [`/api/verses?translation=fa.${'x'.repeat(100)}`, 'translation'],
    ['/api/daily-verse?translation=..%2F..%2Fetc', 'translation'],
    ['/api/daily-verse?translation=fa.made-up&translation=tr', 'translation'],
  ])('rejects %s', async (url, field) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toMatchObject({ code: 'invalid_request', fields: [{ field }] })
    expect(answer.headers['cache-control']).toBeUndefined()
  })

  it('can be added, replaced and removed while the server runs', async () => {
    const data = tempFolder(onTestFinished)
    const own = importedFolder(data)
    let now = Date.parse('2026-03-01T12:00:00Z')
    const running = await testApp({
      features: [quranFeature],
      settings: { DATA_DIR: data },
      clock: () => new Date(now),
    })
    onTestFinished(running.close)
    const first = async () => {
      // Answers are cached for a minute.
      now += 60_000
      const [verse] = (await running.app.inject({ url: '/api/verses?language=fa' })).json()
      return [verse.language, verse.translation]
    }
    const becomes = (expected: unknown) => expect.poll(first, { timeout: 10_000 }).toEqual(expected)
    const english = await first()
    expect(english[0]).toBe('en')
    await saveTranslation(own, fa, persian)
    await becomes(['fa', persian[0]?.[0]])
    await saveTranslation(own, fa, swahili)
    await becomes(['fa', swahili[0]?.[0]])
    await removeTranslation(own, fa.id)
    await becomes(english)
  })
})
