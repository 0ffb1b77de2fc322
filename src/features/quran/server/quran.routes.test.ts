import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { surahCount, translationLanguages, verseTotal } from '../core/index.ts'
import { readDailyVerse, readSurah, readSurahs, readVerses } from '../core/quran.contract.ts'
import { quranFeature } from './quran.routes.ts'

const require = createRequire(import.meta.url)
interface Published {
  readonly verses: readonly { readonly text: string; readonly translation?: string }[]
}
const published = (name: string): Published[] =>
  JSON.parse(readFileSync(require.resolve(`quran-json/dist/${name}.json`), 'utf8'))

const sourceMarks: Readonly<Record<string, string>> = {
  '\u08f0': '\u0657',
  '\u08f1': '\u065e',
  '\u08f2': '\u0656',
}
const asPublished = (text: string) => text.replaceAll(/[\u08f0-\u08f2]/g, (mark) => sourceMarks[mark] ?? '')

const basmala = published('quran')[0]?.verses[0]?.text ?? ''

let test: TestApp
let now = new Date('2026-03-01T12:00:00Z')
beforeAll(async () => {
  test = await testApp({ features: [quranFeature], clock: () => now })
})
afterAll(() => test.close())

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers })

describe('GET /api/quran/surah/{number}', () => {
  it('returns all 114 surahs in the contract’s form, every verse equal to its source', async () => {
    const arabic = published('quran')
    const english = published('quran_en')
    const strict = z.array(readSurah.answer.element.strict())
    let number = 0
    for (let surah = 1; surah <= surahCount; surah++) {
      const answer = await get(`/api/quran/surah/${surah}`)
      expect(answer.statusCode).toBe(200)
      const verses = strict.parse(answer.json())
      const sources = arabic[surah - 1]?.verses ?? []
      expect(verses.map(({ text }) => asPublished(text))).toEqual(sources.map(({ text }) => text))
      for (const [index, { englishTranslation }] of verses.entries()) {
        const source = english[surah - 1]?.verses[index]?.translation ?? ''
        expect(englishTranslation).toContain(source)
        // The package has no punctuation at the ends of its texts; the content build restores it.
        expect(englishTranslation.replace(source, '')).toMatch(/^[ .,;:?!"'-]*$/)
      }
      for (const [index, verse] of verses.entries()) {
        expect(verse.number).toBe(++number)
        expect(verse.numberInSurah).toBe(index + 1)
        expect(verse.surah).toMatchObject({ number: surah, numberOfAyahs: verses.length })
      }
    }
    expect(number).toBe(verseTotal)
  })

  it('returns well-known verses letter by letter', async () => {
    const verseAt = async (surah: number, verse: number) =>
      (await get(`/api/quran/surah/${surah}`)).json()[verse - 1]
    expect(await verseAt(1, 1)).toEqual({
      number: 1,
      text: basmala,
      englishTranslation: 'In the name of Allah, the Entirely Merciful, the Especially Merciful.',
      transliteration: 'Bismi Allāhi ar-raḥmāni ar-raḥīmi',
      numberInSurah: 1,
      surah: {
        number: 1,
        name: 'الفاتحة',
        englishName: 'Al-Fatihah',
        englishNameTranslation: 'The Opener',
        numberOfAyahs: 7,
        revelationType: 'Meccan',
      },
      juz: 1,
      page: 1,
      hizbQuarter: 1,
      sajda: false,
    })
    expect(await verseAt(2, 255)).toMatchObject({ number: 262, juz: 3, page: 42, hizbQuarter: 17 })
    expect((await verseAt(9, 1)).text).not.toContain(basmala)
    expect((await verseAt(27, 30)).text).toContain(basmala)
    expect(await verseAt(96, 19)).toMatchObject({ sajda: true })
    expect(await verseAt(114, 6)).toMatchObject({ number: 6236, page: 604, juz: 30 })
  })

  it.each([
    ['fr', 'fr', 'Seigneur'],
    ['FR-ca', 'fr', 'Seigneur'],
    ['tr', 'tr', 'Rabbi'],
    ['id', 'id', 'Tuhan'],
    ['ar', 'en', 'Lord of the worlds'],
  ])('adds the translation for language=%s, in %s', async (asked, language, words) => {
    const verses = (await get(`/api/quran/surah/1?language=${asked}`)).json()
    expect(verses).toHaveLength(7)
    expect(verses[1].language).toBe(language)
    expect(verses[1].translation).toContain(words)
    expect(verses[1].englishTranslation).toBe('[All] praise is [due] to Allah, Lord of the worlds -')
  })

  it('has a translation of every verse in every language', async () => {
    for (const language of translationLanguages) {
      for (const surah of [1, 2, 9, 18, 36, 114]) {
        const verses = readSurah.answer.parse(
          (await get(`/api/quran/surah/${surah}?language=${language}`)).json(),
        )
        for (const verse of verses) expect(verse.translation?.trim()).toBeTruthy()
      }
    }
  })

  it.each(['0', '115', '-1', '1.5', 'abc', '1e1', '0x1', ' ', '%20', '١', '1'.repeat(150)])(
    'rejects the number %j',
    async (number) => {
      const answer = await get(`/api/quran/surah/${encodeURIComponent(number)}`)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().error).toMatchObject({ code: 'invalid_request', fields: [{ field: 'number' }] })
    },
  )

  it.each(['language=xx', 'language=', 'language=en&language=fr', `language=${'e'.repeat(1000)}`])(
    'rejects %s',
    async (query) => {
      const answer = await get(`/api/quran/surah/1?${query}`)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().error).toMatchObject({ code: 'invalid_request', fields: [{ field: 'language' }] })
    },
  )

  it('is compressed and cacheable, and answers 304 when revalidated', async () => {
    const first = await get('/api/quran/surah/2', { 'accept-encoding': 'br' })
    expect(first.headers['content-encoding']).toBe('br')
    expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+/)
    expect(JSON.parse(brotliDecompressSync(first.rawPayload).toString())).toHaveLength(286)
    const again = await get('/api/quran/surah/2', {
      'accept-encoding': 'br',
      'if-none-match': String(first.headers.etag),
    })
    expect(again.statusCode).toBe(304)
  })
})

describe('GET /api/quran/surahs', () => {
  it('lists the surahs with their counts from the data', async () => {
    const surahs = z.array(readSurahs.answer.element.strict()).parse((await get('/api/quran/surahs')).json())
    expect(surahs.map(({ number }) => number)).toEqual(Array.from({ length: surahCount }, (_, i) => i + 1))
    expect(surahs.reduce((sum, { numberOfAyahs }) => sum + numberOfAyahs, 0)).toBe(verseTotal)
    expect(surahs[8]).toMatchObject({ englishName: 'At-Tawbah', bismillah: false, revelationType: 'Medinan' })
    expect(surahs[1]).toMatchObject({ pages: { first: 2, last: 49 }, juz: { first: 1, last: 3 } })
  })
})

describe('GET /api/verses', () => {
  const verses = async (query = '') =>
    z.array(readVerses.answer.element.strict()).parse((await get(`/api/verses${query}`)).json())
  const ids = async (query: string) => (await verses(query)).map(({ id }) => id)
  const run = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)

  it('returns the first twenty by default', async () => {
    const [first, ...rest] = await verses()
    expect(rest).toHaveLength(19)
    expect(first).toEqual({
      id: 1,
      surahNumber: 1,
      surahName: 'Al-Fatihah',
      surahNameArabic: 'الفاتحة',
      verseNumber: 1,
      arabicText: basmala,
      transliteration: 'Bismi Allāhi ar-raḥmāni ar-raḥīmi',
      translation: 'In the name of Allah, the Entirely Merciful, the Especially Merciful.',
      language: 'en',
      translationId: 'en',
      audioUrl: 'https://everyayah.com/data/Alafasy_128kbps/001001.mp3',
    })
  })

  it('continues past the end of a surah', async () => {
    expect(await ids('?offset=5&limit=4')).toEqual(run(6, 9))
    expect(await ids('?offset=6200&limit=286')).toEqual(run(6201, 6236))
    expect(await ids('?offset=6236')).toEqual([])
  })

  it('returns a whole surah or a part of it, and no verse of the next', async () => {
    expect(await ids('?surah=2')).toEqual(run(8, 293))
    expect(await ids('?surah=114')).toEqual(run(6231, 6236))
    expect(await ids('?surah=1&offset=5&limit=10')).toEqual([6, 7])
    expect(await ids('?surah=1&offset=7')).toEqual([])
  })

  it('covers the Quran without a gap when read page by page', async () => {
    const all: number[] = []
    for (let offset = 0; offset < verseTotal; offset += 250) {
      all.push(...(await ids(`?offset=${offset}&limit=250`)))
    }
    expect(all).toEqual(run(1, verseTotal))
  })

  it('translates into the requested language', async () => {
    expect((await verses('?surah=112&language=tr'))[0]).toMatchObject({ language: 'tr' })
    expect((await verses('?surah=112&language=hi'))[0]).toMatchObject({ language: 'en' })
  })

  it.each([
    ['surah', 'surah=0'],
    ['surah', 'surah=115'],
    ['surah', 'surah=1&surah=2'],
    ['limit', 'limit=0'],
    ['limit', 'limit=287'],
    ['limit', 'limit=1.5'],
    ['limit', 'limit=1e999'],
    ['limit', 'limit=NaN'],
    ['offset', 'offset=-1'],
    ['offset', 'offset=6237'],
    ['language', 'language=klingon'],
  ])('rejects an invalid %s: %s', async (field, query) => {
    const answer = await get(`/api/verses?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toMatchObject({ code: 'invalid_request', fields: [{ field }] })
  })
})

describe('GET /api/daily-verse', () => {
  const at = async (instant: string, query = '', headers = {}) => {
    now = new Date(instant)
    const answer = await get(`/api/daily-verse${query}`, headers)
    return { ...readDailyVerse.answer.strict().parse(answer.json()), headers: answer.headers }
  }

  it('returns one verse from midnight to midnight UTC, for everyone', async () => {
    const first = await at('2026-12-31T00:00:00Z')
    for (const instant of ['2026-12-31T00:00:01Z', '2026-12-31T12:34:56Z', '2026-12-31T23:59:59.999Z']) {
      expect((await at(instant)).reference).toBe(first.reference)
    }
    expect((await at('2026-12-31T10:00:00Z', '?language=tr')).reference).toBe(first.reference)
    const next = await at('2027-01-01T00:00:00Z')
    expect(next.reference).not.toBe(first.reference)
    expect([first.date, next.date]).toEqual(['2026-12-31', '2027-01-01'])
    expect((await at('2026-12-30T23:59:59.999Z')).reference).not.toBe(first.reference)
  })

  it('repeats no verse before every other one was shown', async () => {
    const references: string[] = []
    for (let days = 0; ; days++) {
      const { reference } = await at(new Date(Date.UTC(2026, 0, 1 + days)).toISOString())
      if (reference === references[0]) break
      references.push(reference)
    }
    expect(new Set(references).size).toBe(references.length)
    expect(references.length).toBeGreaterThanOrEqual(120)
  })

  it('returns everything that the card shows', async () => {
    const verse = await at('2026-03-01T12:00:00Z')
    expect(verse.reference).toBe(`${verse.surahNumber}:${verse.verseNumber}`)
    const surah = (await get(`/api/quran/surah/${verse.surahNumber}`)).json()
    expect(verse.arabicText).toBe(surah[verse.verseNumber - 1].text)
    expect(verse.translation).toBe(surah[verse.verseNumber - 1].englishTranslation)
    expect(verse.transliteration).toBe(surah[verse.verseNumber - 1].transliteration)
    expect(verse.surahName).toBe(surah[0].surah.englishName)
    expect(verse.surahNameArabic).toBe(surah[0].surah.name)
    expect(verse.audioUrl).toMatch(/^https:\/\/everyayah\.com\/data\/Alafasy_128kbps\/\d{6}\.mp3$/)
  })

  it('uses the caller’s language if there is a translation', async () => {
    const day = '2026-03-01T12:00:00Z'
    const languageOf = async (query: string, accepted?: string) =>
      (await at(day, query, accepted === undefined ? {} : { 'accept-language': accepted })).language
    expect(await languageOf('')).toBe('en')
    expect(await languageOf('', 'ur, en;q=0.5')).toBe('ur')
    expect(await languageOf('', 'ar, de;q=0.9')).toBe('en')
    expect(await languageOf('', 'en;q=0.4, ur;q=0.8')).toBe('ur')
    expect(await languageOf('', 'fr;q=0, es;q=0.1')).toBe('es')
    expect(await languageOf('', ',;,;q=1,')).toBe('en')
    expect(await languageOf('?language=fr', 'ur')).toBe('fr')
    expect(await languageOf('?language=ms', 'ur')).toBe('en')
  })

  it('names the surah as the language writes it', async () => {
    const nameIn = async (query: string, accepted?: string) =>
      (await at('2026-03-01T12:00:00Z', query, accepted ? { 'accept-language': accepted } : {})).surahName
    const [english, turkish] = [await nameIn(''), await nameIn('?language=tr')]
    expect(turkish).not.toBe(english)
    expect(await nameIn('', 'tr-TR, en;q=0.5')).toBe(turkish)
    expect(await nameIn('?language=ar')).toMatch(/^\p{Script=Arabic}/u)
    expect(await nameIn('?translation=tr', 'fa')).toBe(turkish)
    expect(await nameIn('?language=ms', 'tr')).toBe(await nameIn('?language=ms'))
  })

  it('can be cached until the end of the day, separately for each language', async () => {
    const noon = await at('2026-03-01T12:00:00Z')
    expect(noon.headers['cache-control']).toBe('public, max-age=43200')
    expect(noon.headers.vary).toContain('Accept-Language')
    const late = await at('2026-03-01T23:59:58.500Z', '?language=fr')
    expect(late.headers['cache-control']).toBe('public, max-age=2')
    expect(late.headers.vary).not.toContain('Accept-Language')
  })

  it.each(['language=xx', 'language=', 'language=en&language=fr'])('rejects %s', async (query) => {
    const answer = await get(`/api/daily-verse?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error).toMatchObject({ code: 'invalid_request', fields: [{ field: 'language' }] })
  })
})

it('explains what to do if the content has not been built', async () => {
  await expect(testApp({ features: [quranFeature], contentFolder: '/nowhere' })).rejects.toThrow(
    'build it first',
  )
})
