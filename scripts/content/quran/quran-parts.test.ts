import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parseVerseKey } from '#features/quran/core/index.ts'
import { align } from '#features/quran/core/transliteration/align.ts'
import { soundsOfVerse } from '#features/quran/core/transliteration/sounds-of-verse.ts'
import { type QuranParts, quranParts } from './quran-parts.ts'
import { type QuranSource, readQuranSource } from './source.ts'
import { readStructure } from './structure.ts'

/** Verses as they must be shown, by code point. */
const verses: readonly (readonly [key: string, codePoints: string])[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'golden', 'verses.json'), 'utf8'),
)
/** Verses whose ASCII transliteration has mistakes, which are corrected from the Arabic. */
const corrections = './golden/corrected-transliterations.json'

/** Reading and aligning everything takes seconds, more on a busy machine. */
const A_MINUTE = 60_000

describe('the Quran content', () => {
  let source: QuranSource
  let parts: QuranParts
  beforeAll(async () => {
    source = await readQuranSource()
    parts = quranParts(source, readStructure())
  }, A_MINUTE)

  const verseOf = (key: string) => {
    const place = parseVerseKey(key)
    const verse = place && parts.text[place.surah - 1]?.[place.verse - 1]
    if (!verse) throw new Error(key)
    return verse
  }

  it.each(verses)('shows %s letter by letter', (key, codePoints) => {
    const shown = [...verseOf(key).text].map((character) => character.codePointAt(0)?.toString(16)).join(' ')
    expect(shown).toBe(codePoints)
  })

  it('transliterates every verse with the letters of the table', () => {
    const letters = /^[ʿʾ]?[A-ZĀĪŪḤṢḌṬẒ][a-zāēīūʾʿḥṣḍṭẓA -]*$/u
    for (const verse of parts.text.flat()) {
      expect(verse.transliteration).toMatch(letters)
      expect(verse.transliteration).not.toMatch(/ {2}|ʾʾ|--|- | -/)
    }
  })

  it('corrects only the listed transliterations', async () => {
    const corrected: Record<string, readonly [ascii: string, readable: string]> = {}
    parts.text.forEach((surah, index) => {
      surah.forEach(({ text, transliteration }, position) => {
        const ascii = parts.transliteration[index]?.[position] ?? ''
        const { slips } = align(ascii.replaceAll('AA', '@').toLowerCase(), soundsOfVerse(text))
        if (slips > 0) corrected[`${index + 1}:${position + 1}`] = [ascii, transliteration]
      })
    })
    await expect(`${JSON.stringify(corrected, null, 1)}
`).toMatchFileSnapshot(corrections)
  })

  it('includes where a surah was revealed and whether it begins with the basmala', () => {
    expect(parts.surahs[1]).toEqual({
      number: 2,
      name: 'البقرة',
      englishName: 'Al-Baqarah',
      englishNameTranslation: 'The Cow',
      numberOfAyahs: 286,
      revelationType: 'Medinan',
      pages: { first: 2, last: 49 },
      juz: { first: 1, last: 3 },
      bismillah: true,
    })
    expect(parts.surahs[33]?.name).toBe('سبأ')
    expect(parts.surahs.filter(({ bismillah }) => !bismillah).map(({ number }) => number)).toEqual([1, 9])
    expect(parts.text.flat().filter(({ sajda }) => sajda)).toHaveLength(15)
    expect(verseOf('96:19').sajda).toBe(true)
  })

  it('is rejected if a source is damaged: a translation, the transliteration, the counts', () => {
    const structure = readStructure()
    const without = (surahs: QuranSource['arabic']) =>
      surahs.map((surah) => (surah.id === 9 ? { ...surah, verses: surah.verses.slice(0, -1) } : surah))
    const { translations } = source
    expect(() => quranParts({ ...source, arabic: without(source.arabic) }, structure)).toThrow(
      'The text has 128 verses in surah 9, not 129.',
    )
    expect(() =>
      quranParts({ ...source, translations: { ...translations, tr: without(translations.tr) } }, structure),
    ).toThrow('The translation tr has 128 verses in surah 9')
    expect(() =>
      quranParts({ ...source, transliteration: without(source.transliteration) }, structure),
    ).toThrow('The transliteration has 128 verses in surah 9')
    const medinan = source.arabic.map((surah) =>
      surah.id === 1 ? { ...surah, type: 'medinan' as const } : surah,
    )
    expect(() => quranParts({ ...source, arabic: medinan }, structure)).toThrow(
      'The sources disagree about surah 1.',
    )
  })
})
