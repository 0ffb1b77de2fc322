import { describe, expect, it } from 'vitest'
import { lessonTroubles, stepTrouble } from './lesson-troubles.ts'
import { type LessonValues, newLesson, newQuestion, newText, type StepValues } from './lesson-values.ts'

const both = (en: string, ar = 'نص') => ({ en, ar })
const text = (en: string, ar?: string): StepValues => ({ ...newText, texts: [both(en, ar)] })
const question = (choices = ['one', 'two', 'three'], changes: Partial<StepValues> = {}): StepValues => ({
  ...newQuestion,
  texts: [
    both('What?'),
    both('Therefore'),
    ...choices.map((choice) => both(choice, choice && `نص ${choice.length}`)),
  ],
  answer: 0,
  ...changes,
})
const few = ['one', 'four', 'seven']
const lesson: LessonValues = {
  ...newLesson,
  title: 'A lesson',
  titleArabic: 'درس',
  intro: 'What one learns.',
  introArabic: 'مقدمة',
  minutes: 5,
  steps: [text('Begin'), question(few), question(few), question(few)],
  isPublished: true,
}

it('finds nothing wrong with a whole lesson', () => {
  expect(lessonTroubles(lesson)).toEqual({})
})

it.each<[Partial<LessonValues>, object]>([
  [{ title: ' ' }, { title: 'missing' }],
  [{ title: 'درس' }, { title: 'not_english' }],
  [{ titleArabic: 'Lesson درس' }, { titleArabic: 'not_arabic' }],
  [{ intro: '' }, { intro: 'missing' }],
  [{ minutes: null }, { minutes: 'missing' }],
  [{ minutes: 0 }, { minutes: 'not_minutes' }],
  [{ steps: [question(few), question(few)] }, { steps: 'too_few_questions' }],
  [{ steps: [...lesson.steps, text('')] }, { steps: 'steps' }],
])('finds %o', (changes, troubles) => {
  expect(lessonTroubles({ ...lesson, ...changes })).toEqual(troubles)
})

it('asks of an unpublished lesson only its English title', () => {
  expect(lessonTroubles({ ...newLesson, title: 'A lesson' })).toEqual({})
  expect(lessonTroubles(newLesson)).toEqual({ title: 'missing' })
})

describe('a step', () => {
  it.each<[string, StepValues]>([
    ['missing', text('In English alone', '')],
    ['no_such_verse', text('See (2:287).')],
    ['no_such_verse', text('See (115:1).')],
    ['quotes_the_quran', text('Recite', 'ٱلۡحَمۡدُ لِلَّهِ رَبِّ ٱلۡعَٰلَمِينَ')],
    ['same_choices', question(['one', 'one'])],
    ['few_choices', question(['one', ''])],
    ['missing', question(['one', '', 'seven'])],
    ['missing', question(few, { texts: [both('What?'), both(''), both('one'), both('two', 'آخر')] })],
    ['no_answer', question(few, { answer: 3 })],
  ])('is refused as %s', (code, step) => {
    expect(stepTrouble(step, true)).toBe(code)
  })

  it('may name verses, and explain a word in English alone', () => {
    expect(stepTrouble(text('See (2:286).', 'انظر (2:286).'), true)).toBeUndefined()
    const words: StepValues = { ...newText, from: 0, kind: 'words', texts: [{ en: 'Lord', ar: '' }] }
    expect(stepTrouble(words, true)).toBeUndefined()
  })
})
