import { beforeAll, describe, expect, it } from 'vitest'
import { matchingSurahs, surahCount } from '#features/quran/core/index.ts'
import { knownNames } from '#features/quran/core/search/known-names.ts'
import type { TranslatedSurahNames } from '#features/quran/server/quran-content.ts'
import { interfaceCodes } from '#shared/core/languages.ts'
import { writingMistakes } from '../../locales/writing.ts'
import { type QuranSource, readQuranSource } from './source.ts'
import { readTranslatedSurahNames } from './surah-names.ts'

const languages = interfaceCodes.filter((code) => code !== 'en' && code !== 'ar')
const numbers = Array.from({ length: surahCount }, (_, index) => String(index + 1))

let source: QuranSource
let titles: TranslatedSurahNames
beforeAll(async () => {
  source = await readQuranSource()
  titles = await readTranslatedSurahNames()
})

const surahsIn = (language: string) =>
  source.translations.en.map(({ id, transliteration, translation = '' }) => ({
    number: id,
    name: source.surahNames[id] ?? '',
    englishName: transliteration,
    englishNameTranslation: translation,
    translated: [titles[language]?.[id] ?? []].flat(),
  }))

const titlesIn = (language: string) =>
  Object.entries(titles[language] ?? {}).map(([number, title]) => [Number(number), title] as const)

it('are in every language but English and Arabic', () => {
  expect(Object.keys(titles).toSorted()).toEqual(languages.toSorted())
})

describe.each(languages)('names of surahs in %s', (language) => {
  it('are complete, and no two are the same', () => {
    const named = titles[language] ?? {}
    expect(Object.keys(named).toSorted()).toEqual(numbers.toSorted())
    const blank = Object.entries(named).filter(
      ([, { name, meaning }]) =>
        [name, meaning].some((text) => text !== text.trim() || text.length < 2) && name.length > 1,
    )
    expect(blank).toEqual([])
    expect(new Set(Object.values(named).map(({ name }) => name)).size).toBe(surahCount)
  })

  it('are written as the language is', () => {
    const mistakes = Object.entries(titles[language] ?? {}).flatMap(([number, title]) =>
      Object.values(title).flatMap((text) =>
        writingMistakes(language, text).map((mistake) => `${number} ${text}: ${mistake}`),
      ),
    )
    expect(mistakes).toEqual([])
  })

  it('find their surah first, in the list and as a reference', () => {
    const surahs = surahsIn(language)
    const known = knownNames(surahs)
    const lost = titlesIn(language).filter(
      ([number, { name }]) =>
        matchingSurahs(surahs, name)[0]?.number !== number || known.surah(name, false) !== number,
    )
    expect(lost).toEqual([])
  })

  it('find their surah by the meaning', () => {
    const surahs = surahsIn(language)
    const lost = titlesIn(language).filter(
      ([number, { meaning }]) => !matchingSurahs(surahs, meaning).some((found) => found.number === number),
    )
    expect(lost).toEqual([])
  })
})
