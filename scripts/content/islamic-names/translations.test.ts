import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { IslamicName } from '#features/islamic-names/core/islamic-name.ts'
import { interfaceCodes } from '#shared/core/languages.ts'
import { readItems } from '../directory/read-items.ts'
import { bearerProblems, nameTranslationProblems, type TranslatedNames } from './translations.ts'

const zayd: IslamicName = {
  slug: 'zayd',
  name: 'Zayd',
  arabicName: 'زَيْد',
  meaning: 'growth',
  meaningArabic: 'الزيادة',
  root: 'ز ي د',
  origin: 'arabic',
  gender: 'male',
  category: 'sahabah_names',
  alternateSpellings: [],
  bearers: [
    { name: 'Zayd', nameArabic: 'زيد', who: 'a companion', whoArabic: 'صحابي' },
    { name: 'Zayd', nameArabic: 'زيد', who: 'a scribe', whoArabic: 'كاتب' },
  ],
}
const right = { name: 'Zeyd', meaning: 'artma', bearers: ['bir sahabi', 'bir kâtip'] }
const problems = (translated: TranslatedNames, same?: ReadonlySet<string>, language = 'tr') =>
  nameTranslationProblems(language, [zayd], translated, same)

it('accepts complete translations', () => {
  expect(problems({ zayd: right })).toEqual([])
})

it('reports a missing and a surplus name', () => {
  expect(problems({ umar: right })).toEqual(['tr umar: there is no such name.', 'tr zayd: is missing.'])
})

it('reports a wrong number of bearers', () => {
  expect(problems({ zayd: { name: 'Zeyd', meaning: 'artma' } })).toEqual([
    'tr zayd: has 0 texts for 2 bearers.',
  ])
  expect(problems({ zayd: { ...right, bearers: ['bir sahabi'] } })).toHaveLength(1)
})

it('reports an empty text and spaces around a text', () => {
  expect(problems({ zayd: { ...right, meaning: '' } })).toHaveLength(1)
  expect(problems({ zayd: { ...right, meaning: 'artma ' } })).toHaveLength(1)
})

it('reports an English text, except one that the language writes alike', () => {
  const english = { zayd: { ...right, meaning: 'growth' } }
  expect(problems(english)).toEqual(['tr zayd: “growth” is the English text.'])
  expect(problems(english, new Set(['growth']))).toEqual([])
})

it('reports letters and signs of another script', () => {
  const hindi = { name: 'ज़ैद', meaning: 'वृद्धि', bearers: ['एक सहाबी', 'एक लेखक'] }
  expect(problems({ zayd: hindi }, undefined, 'hi')).toEqual([])
  expect(problems({ zayd: { ...hindi, name: 'Zayd' } }, undefined, 'hi')).not.toEqual([])
  expect(problems({ zayd: { ...right, meaning: "art'ma" } })).not.toEqual([])
})

it('reports a name that isn’t written in the language, and two that are written alike', () => {
  const { name: _, ...unnamed } = right
  expect(problems({ zayd: unnamed })).toHaveLength(1)
  const urdu = { meaning: 'اضافہ', bearers: ['صحابی', 'کاتب'] }
  expect(problems({ zayd: urdu }, undefined, 'ur')).toEqual([])
  expect(
    nameTranslationProblems('tr', [zayd, { ...zayd, slug: 'zeyd' }], { zayd: right, zeyd: right }),
  ).toEqual(['tr zeyd: another name has the same spelling.'])
})

it('reports bearers without a name, with a wrong one, and those that are nobody', () => {
  expect(bearerProblems('tr', [zayd], { Zayd: 'Zeyd' })).toEqual([])
  expect(bearerProblems('tr', [zayd], {})).toEqual(['tr: Zayd is missing.'])
  expect(bearerProblems('hi', [zayd], { Zayd: 'Zayd' })).not.toEqual([])
  expect(bearerProblems('tr', [zayd], { Zayd: 'Zeyd', Umar: 'Ömer' })).toEqual([
    'tr: Umar is the name of no bearer.',
  ])
})

const folder = join(import.meta.dirname, '../../../content/islamic-names')
const names = await readItems<IslamicName>(join(folder, 'items'), ({ slug }) => slug)
/** Meanings that a language writes as English does. */
const same: Readonly<Record<string, ReadonlySet<string>>> = { fr: new Set(['noble, excellent']) }

it.each(interfaceCodes.filter((code) => code !== 'en' && code !== 'ar'))(
  'finds nothing wrong in %s',
  (code) => {
    const read = (part: string) => JSON.parse(readFileSync(join(folder, part, `${code}.json`), 'utf8'))
    expect(nameTranslationProblems(code, names, read('translations'), same[code])).toEqual([])
    expect(bearerProblems(code, names, read('bearers'))).toEqual([])
  },
)
