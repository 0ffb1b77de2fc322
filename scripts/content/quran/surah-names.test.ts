import { beforeAll, describe, expect, it } from 'vitest'
import { knownNames } from '#features/quran/core/search/known-names.ts'
import { matchingSurahs } from '#features/quran/core/surah-match.ts'
import { type QuranSource, readQuranSource } from './source.ts'
import { surahNameProblems } from './surah-names.ts'

/** Surahs whose spelling in `quran-json` differs from the mushaf’s headings. */
const spellings = [
  [14, 'إبراهيم', 'ابراهيم'],
  [34, 'سبأ', 'سبإ'],
  [76, 'الإنسان', 'الانسان'],
  [78, 'النبأ', 'النبإ'],
  [82, 'الانفطار', 'الإنفطار'],
  [84, 'الانشقاق', 'الإنشقاق'],
] as const

describe('the table of Arabic surah names', () => {
  let source: QuranSource
  beforeAll(async () => {
    source = await readQuranSource()
  })
  const surahs = () =>
    source.arabic.map(({ id, transliteration }) => ({
      number: id,
      name: source.surahNames[id] ?? '',
      englishName: transliteration,
      englishNameTranslation: '',
    }))

  it('spells six names differently from the package', () => {
    const different = source.arabic.flatMap(({ id, name }) =>
      source.surahNames[id] === name ? [] : [[id, source.surahNames[id], name]],
    )
    expect(different).toEqual(spellings)
  })

  it('has no vowels or stray characters in a name', () => {
    expect(Object.values(source.surahNames).filter((name) => !/^[ء-غف-ي]+( [ء-غف-ي]+)*$/.test(name))).toEqual(
      [],
    )
  })

  it.each(spellings)('finds surah %i as %s and as %s', (number, name, old) => {
    for (const typed of [name, old, `سورة ${old}`]) {
      expect(matchingSurahs(surahs(), typed)[0]?.number).toBe(number)
      expect(knownNames(surahs()).surah(typed.replace('سورة ', ''), false)).toBe(number)
    }
  })

  it('reports missing, misplaced and surplus names', () => {
    const { surahNames, arabic } = source
    const { 114: last, ...shorter } = surahNames
    expect(surahNameProblems(surahNames, arabic)).toEqual([])
    expect(surahNameProblems(shorter, arabic)).toEqual(['Surah 114 is named nothing, not الناس.'])
    expect(surahNameProblems({ ...surahNames, 1: 'البقرة' }, arabic)).toEqual([
      'Surah 1 is named البقرة, not الفاتحة.',
    ])
    expect(surahNameProblems({ ...surahNames, 115: last ?? '' }, arabic)).toHaveLength(1)
  })
})
