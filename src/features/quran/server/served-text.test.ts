import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { type QuranIndex, surahCount, translationLanguages, verseTotal } from '../core/index.ts'
import { quranFeature } from './quran.routes.ts'

const require = createRequire(import.meta.url)
const published: { verses: { text: string }[] }[] = JSON.parse(
  readFileSync(require.resolve('quran-json/dist/quran.json'), 'utf8'),
)

/** The three code points that the source encodes differently from what fonts draw. */
const drawn: Readonly<Record<string, string>> = {
  '\u0657': '\u08f0',
  '\u065e': '\u08f1',
  '\u0656': '\u08f2',
}
const source = published.map(({ verses }) =>
  verses.map(({ text }) => text.replaceAll(/[\u0656\u0657\u065e]/g, (mark) => drawn[mark] ?? '')),
)

let test: TestApp
beforeAll(async () => {
  test = await testApp({ features: [quranFeature] })
})
afterAll(() => test.close())

const surahs = Array.from({ length: surahCount }, (_, index) => index + 1)
const ask = async (url: string) => (await test.app.inject({ url })).json()
const inContent = <Content>(path: string): Content =>
  JSON.parse(readFileSync(join(test.services.contentFolder, 'quran', path), 'utf8'))

describe('the served text', () => {
  it('has the same number of verses as the source', () => {
    expect(source).toHaveLength(surahCount)
    expect(source.flat()).toHaveLength(verseTotal)
  })

  it('equals the source in the Quran service', async () => {
    for (const surah of surahs) {
      const verses: { text: string }[] = await ask(`/api/quran/surah/${surah}`)
      expect(verses.map(({ text }) => text)).toEqual(source[surah - 1])
    }
  })

  it.each(translationLanguages)('equals the source in verse lists in %s', async (language) => {
    for (const surah of surahs) {
      const verses: { arabicText: string }[] = await ask(`/api/verses?surah=${surah}&language=${language}`)
      expect(verses.map(({ arabicText }) => arabicText)).toEqual(source[surah - 1])
    }
  })

  it('equals the source in search results', async () => {
    for (const surah of [1, 2, 9, 36, 55, 114]) {
      for (const verse of [1, source[surah - 1]?.length ?? 1]) {
        const [found] = await ask(`/api/verses/search?q=${surah}:${verse}&language=en`)
        expect(found.arabicText).toBe(source[surah - 1]?.[verse - 1])
      }
    }
  })

  it('equals the source in the files for browsers', () => {
    const index = inContent<QuranIndex>('index.json')
    const files = surahs.map((surah) => inContent<{ text: string }[]>(`${index.text}/${surah}.json`))
    expect(files.map((verses) => verses.map(({ text }) => text))).toEqual(source)
    expect(inContent<{ texts: string[] }>(index.search.arabic).texts).toEqual(source.flat())
    for (const language of translationLanguages) {
      const daily = inContent<{ surahNumber: number; verseNumber: number; arabicText: string }[]>(
        `daily-verses.${language}.json`,
      )
      for (const { surahNumber, verseNumber, arabicText } of daily) {
        expect(arabicText).toBe(source[surahNumber - 1]?.[verseNumber - 1])
      }
    }
  })
})
