import { expect, it } from 'vitest'
import { duaTroubles } from './dua-troubles.ts'
import { type DuaValues, duaFrom, duaId, newDua, newSource, valuesOfDua } from './dua-values.ts'

const sound: DuaValues = {
  ...newDua,
  title: 'A sample',
  titleArabic: 'مثال',
  arabic: 'سُبْحَانَ اللَّهِ',
  meaning: 'Glory be to Allah.',
  themes: ['praise'],
  sources: [{ ...newSource, number: '1' }],
  isPublished: true,
}
const verse: DuaValues = {
  ...sound,
  arabic: '',
  verse: '2:201',
  words: '3-5',
  sources: [{ ...newSource, book: 'quran', number: '2:201' }],
}
const ahmad = { ...newSource, book: 'ahmad', number: '1' } as const

it('finds nothing wrong with a sound dua, one of the Quran, and a draft with a title', () => {
  for (const values of [sound, verse, { ...newDua, title: 'A draft' }])
    expect(duaTroubles(values)).toEqual({})
})

it.each<[keyof DuaValues, string, Partial<DuaValues>]>([
  ['title', 'missing', { title: ' ', isPublished: false }],
  ['title', 'not_english', { title: 'مثال' }],
  ['titleArabic', 'missing', { titleArabic: '' }],
  ['titleArabic', 'not_arabic', { titleArabic: 'A sample' }],
  ['arabic', 'missing', { arabic: '' }],
  ['arabic', 'not_arabic', { arabic: 'text' }],
  ['arabic', 'not_vowelled', { arabic: 'سبحان الله' }],
  ['meaning', 'missing', { meaning: '' }],
  ['whenArabic', 'missing', { when: 'At dawn' }],
  ['when', 'missing', { whenArabic: 'عند الفجر' }],
  ['themes', 'missing', { themes: [] }],
  ['times', 'not_times', { times: 1 }],
  ['times', 'not_times', { times: 1001 }],
  ['sources', 'missing', { sources: [] }],
  ['sources', 'no_number', { sources: [newSource] }],
  ['sources', 'no_number', { sources: [{ ...newSource, number: '2:1' }] }],
  ['sources', 'grade', { sources: [ahmad] }],
  ['sources', 'grade', { sources: [{ ...ahmad, grade: 'sahih' }] }],
  ['sources', 'grade', { sources: [{ ...newSource, number: '1', grade: 'sahih', gradedBy: 'al-Albani' }] }],
])('finds %s wrong: %s', (field, code, change) => {
  expect(duaTroubles({ ...sound, ...change })).toEqual({ [field]: code })
})

it.each<[keyof DuaValues, string, Partial<DuaValues>]>([
  ['verse', 'not_a_verse', { verse: 'Yunus' }],
  ['verse', 'no_such_verse', { verse: '2:287' }],
  ['verse', 'no_such_verse', { verse: '115:1' }],
  ['verse', 'no_such_verse', { verse: '2:5-4' }],
  ['words', 'not_words', { words: 'three' }],
  ['sources', 'no_verse_source', { verse: '2:200' }],
])('finds %s of a verse wrong: %s', (field, code, change) => {
  expect(duaTroubles({ ...verse, ...change })).toEqual({ [field]: code })
})

it('names a new dua after its title and leaves out untouched sources', () => {
  expect(duaId({ title: 'After wuḍūʾ, at home' })).toBe('after-wudu-at-home')
  expect(duaFrom('draft', newDua).sources).toEqual([])
})

it('takes one word as the first and the last', () => {
  const surah = { en: 'Al-Baqarah', ar: 'البقرة' }
  const dua = duaFrom('one', { ...verse, words: '3' }, { arabic: 'رَبَّنَآ', surah })
  expect(dua).toMatchObject({ arabic: 'رَبَّنَآ', quran: { verse: '2:201', words: [3, 3], surah } })
  expect(valuesOfDua(dua, true).words).toBe('3-3')
})
