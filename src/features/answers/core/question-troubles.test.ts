import { describe, expect, it } from 'vitest'
import { schools } from './question.ts'
import { questionTroubles } from './question-troubles.ts'
import { newHadith, newQuestion, newWork, type QuestionValues } from './question-values.ts'

const views = schools.map((school, at) => ({
  school,
  text: `View ${at % 2}`,
  textArabic: `القول ${at % 2}`,
  source: 'A work',
  sourceArabic: 'كتاب',
}))
const whole: QuestionValues = {
  ...newQuestion,
  id: 'sample-question',
  question: 'Sample?',
  questionArabic: 'سؤال؟',
  short: 'Short.',
  shortArabic: 'مختصر.',
  answer: 'One (2:183–184).\n\nTwo (al-Bukhari 135).',
  answerArabic: 'واحد (2:183-184).\n\nاثنان (البخاري ١٣٥).',
  views,
  quran: ['2:183-185', ' '],
  hadiths: [{ ...newHadith, number: 135 }],
  keywords: ['sample', ''],
  keywordsArabic: ['عينة'],
  related: ['music'],
  isPublished: true,
}
const codeOf = (field: keyof QuestionValues, values: Partial<QuestionValues>) =>
  questionTroubles({ ...whole, ...values })[field]
const work = { ...newWork, author: 'A', authorArabic: 'أ', title: 'T', titleArabic: 'ت' }
const albani = { grade: 'sahih', gradedBy: 'al-Albani' } as const

describe('a question', () => {
  it('can be saved with everything it needs', () => expect(questionTroubles(whole)).toEqual({}))

  it.each<[keyof QuestionValues, string, Partial<QuestionValues>]>([
    ['id', 'not_a_slug', { id: 'A question' }],
    ['question', 'missing', { question: ' ' }],
    ['answerArabic', 'missing', { answerArabic: '' }],
    ['keywords', 'missing', { keywords: [' '] }],
    ['related', 'missing', { related: [] }],
    ['related', 'itself', { related: ['sample-question'] }],
    ['question', 'has_arabic', { question: 'What is صلاة?' }],
    ['shortArabic', 'not_arabic', { shortArabic: 'Short.' }],
    ['questionArabic', 'one_line', { questionArabic: 'سؤال\nآخر' }],
    ['answer', 'has_markup', { answer: '**One**' }],
    ['answer', 'has_markup', { answer: '<script>alert(1)</script>' }],
    ['answerArabic', 'not_same_paragraphs', { answerArabic: 'واحد (2:183-184) (البخاري ١٣٥).' }],
    ['answer', 'not_listed', { answer: 'One (2:186).' }],
    ['answerArabic', 'not_listed', { answerArabic: 'واحد (مسلم ١).\n\nاثنان.' }],
    ['answerArabic', 'not_same_references', { answerArabic: 'واحد (2:183).\n\nاثنان (البخاري ١٣٥).' }],
    ['views', 'all_schools', { views: views.slice(1) }],
    ['views', 'all_schools', { views: views.map((view) => ({ ...view, school: 'hanafi' })) }],
    ['views', 'all_schools', { views: views.map((view) => ({ ...view, sourceArabic: '' })) }],
    ['views', 'not_same_views', { views: views.map((view) => ({ ...view, text: 'One view' })) }],
    ['quran', 'no_reference', { quran: [], hadiths: [] }],
    ['quran', 'no_such_verse', { quran: ['2:287'] }],
    ['quran', 'no_such_verse', { quran: ['2:10-9'] }],
    ['quran', 'no_such_verse', { quran: ['al-Baqarah 2'] }],
    ['hadiths', 'no_such_hadith', { hadiths: [newHadith] }],
    ['hadiths', 'no_such_hadith', { hadiths: [{ ...newHadith, number: 7564 }] }],
    ['hadiths', 'grade', { hadiths: [{ ...newHadith, collection: 'tirmidhi', number: 1 }] }],
    ['hadiths', 'grade', { hadiths: [{ ...newHadith, ...albani, number: 1 }] }],
    ['sources', 'missing', { sources: [{ ...work, titleArabic: '' }] }],
    ['sources', 'missing', { sources: [{ ...work, chapter: 'Only in English' }] }],
  ])('is refused for %s: %s', (field, code, values) => expect(codeOf(field, values)).toBe(code))

  it.each<[string, Partial<QuestionValues>]>([
    ['without views', { views: newQuestion.views }],
    [
      'with a graded hadith',
      { hadiths: [...whole.hadiths, { ...albani, collection: 'nasai', number: 5758 }] },
    ],
    ['with a work without a chapter', { sources: [work] }],
  ])('may be %s', (_, values) => expect(questionTroubles({ ...whole, ...values })).toEqual({}))

  it('needs little while it isn’t published', () => {
    expect(questionTroubles({ ...newQuestion, id: 'sample', question: 'Sample?' })).toEqual({})
    expect(questionTroubles({ ...newQuestion, id: 'sample' })).toEqual({ question: 'missing' })
  })
})
