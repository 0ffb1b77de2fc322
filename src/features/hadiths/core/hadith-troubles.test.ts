import { describe, expect, it } from 'vitest'
import { hadithTroubles } from './hadith-troubles.ts'
import { type HadithValues, newHadith } from './hadith-values.ts'

const whole: HadithValues = {
  ...newHadith,
  collection: 'abu-dawud',
  number: 61,
  arabic: 'مِفْتَاحُ الصَّلَاةِ الطُّهُورُ ﷺ',
  translation: 'The key to prayer ﷺ.',
  narrator: 'Ali',
  narratorArabic: 'علي',
  book: 'Purification',
  bookArabic: 'الطهارة',
  keywords: ['purification', ''],
  keywordsArabic: ['الطهور'],
  grader: 'al-Albani',
  checkedAgainst: ['A printed copy'],
  isPublished: true,
}
const bukhari = { collection: 'bukhari', grader: null } as const

describe('a hadith', () => {
  it('can be saved with everything it needs', () => expect(hadithTroubles(whole)).toEqual({}))

  it.each<[keyof HadithValues, string, Partial<HadithValues>]>([
    ['number', 'missing', { number: 0 }],
    ['number', 'no_such_hadith', { number: 5275 }],
    ['number', 'no_such_hadith', { ...bukhari, number: 7564 }],
    ['wording', 'not_a_letter', { wording: '1' }],
    ['arabic', 'missing', { arabic: ' ' }],
    ['arabic', 'has_latin', { arabic: 'مِفْتَاحُ key' }],
    ['narratorArabic', 'not_arabic', { narratorArabic: '1234' }],
    ['translation', 'has_arabic', { translation: 'The key الصلاة.' }],
    ['book', 'missing', { book: '' }],
    ['keywordsArabic', 'missing', { keywordsArabic: [' '] }],
    ['checkedAgainst', 'missing', { checkedAgainst: [] }],
    ['grade', 'grade', { grader: null }],
    ['grade', 'grade', { ...bukhari, grade: 'hasan' }],
    ['grade', 'grade', { ...bukhari, grader: 'al-Albani' }],
    ['nawawi', 'not_nawawi', { nawawi: 43 }],
    ['otherNumbers', 'missing', { otherNumbers: [{ scheme: 'A scheme', number: ' ' }] }],
  ])('is refused for %s: %s', (field, code, values) =>
    expect(hadithTroubles({ ...whole, ...values })[field]).toBe(code),
  )

  it('needs only its number while it isn’t published', () =>
    expect(hadithTroubles({ ...newHadith, number: 1 })).toEqual({}))
})
