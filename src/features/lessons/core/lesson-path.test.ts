import { describe, expect, it } from 'vitest'
import { deckOf } from './cards.ts'
import { isFinished, type LearningLog, learningStreak, lessonState, nextLesson } from './lesson-path.ts'
import { afterCard, beginSession } from './review-session.ts'
import { filterLessons } from './search-lessons.ts'
import { sampleLessons } from './testing/sample-lessons.ts'

const [letters, vowels, wudu] = sampleLessons
const log = (change: Partial<LearningLog> = {}): LearningLog => ({
  places: new Map(),
  finished: new Map(),
  reviews: new Map(),
  ...change,
})
const done = (...ids: readonly string[]) => new Map(ids.map((id) => [id, { day: '2026-11-25' }]))

describe('the next lesson', () => {
  it('is the first one, then the one that it opens', () => {
    expect(nextLesson(sampleLessons, log())).toBe(letters)
    expect(nextLesson(sampleLessons, log({ finished: done('letters') }))).toBe(vowels)
  })

  it('is a lesson that was begun', () => {
    const places = new Map([['wudu', { step: 1, day: '2026-11-24' }]])
    expect(nextLesson(sampleLessons, log({ places }))).toBe(wudu)
  })

  it('is none when all are finished', () => {
    expect(nextLesson(sampleLessons, log({ finished: done('letters', 'vowels', 'wudu') }))).toBeUndefined()
  })
})

describe('the state of a lesson', () => {
  it.each([
    ['finished', letters, { finished: done('letters') }],
    ['next', letters, {}],
    ['later', vowels, {}],
    ['open', wudu, {}],
    ['begun', wudu, { places: new Map([['wudu', { step: 2, day: '2026-11-24' }]]) }],
  ] as const)('is %s', (state, lesson, change) => {
    expect(lessonState(lesson, log(change), state === 'finished' ? vowels : letters)).toBe(state)
  })
})

describe('a part of the path', () => {
  it('is finished with its last lesson', () => {
    expect(isFinished([letters, vowels], done('letters'))).toBe(false)
    expect(isFinished([letters, vowels], done('letters', 'vowels'))).toBe(true)
    expect(isFinished([], done())).toBe(false)
  })
})

describe('the streak', () => {
  const reviews = new Map([
    ['a', { card: 'a', grade: 'good' as const, day: '2026-11-23', at: '2026-11-23T10:00:00.000Z' }],
    ['b', { card: 'b', grade: 'good' as const, day: '2026-11-22', at: '2026-11-22T10:00:00.000Z' }],
  ])
  const finished = new Map([['letters', { day: '2026-11-25' }]])
  const noRest = () => false

  it('counts days with a finished lesson or a review, with today still open', () => {
    expect(learningStreak(log({ reviews }), '2026-11-24', noRest)).toBe(2)
    expect(learningStreak(log({ reviews }), '2026-11-25', noRest)).toBe(0)
  })

  it('skips rest days', () => {
    const rested = (day: string) => day === '2026-11-24'
    expect(learningStreak(log({ reviews, finished }), '2026-11-25', noRest)).toBe(1)
    expect(learningStreak(log({ reviews, finished }), '2026-11-25', rested)).toBe(3)
  })
})

describe('the filter', () => {
  const filter = { category: undefined, level: undefined, query: '' }
  it('combines category, level and words', () => {
    expect(filterLessons(sampleLessons, filter)).toEqual(sampleLessons)
    expect(filterLessons(sampleLessons, { ...filter, level: 'intermediate' })).toEqual([vowels])
    expect(filterLessons(sampleLessons, { ...filter, category: 'basics', query: 'wudu' })).toEqual([wudu])
    expect(filterLessons(sampleLessons, { ...filter, category: 'duas' })).toEqual([])
  })

  it('finds Arabic without its vowels, and letters by their names', () => {
    expect(filterLessons(sampleLessons, { ...filter, query: 'الوضوء' })).toEqual([wudu])
    expect(filterLessons(sampleLessons, { ...filter, query: 'ba' })).toEqual([letters])
  })
})

describe('the deck', () => {
  it('has letters, words, rules and questions, and a repeated word once', () => {
    expect(deckOf(sampleLessons).map(({ id }) => id)).toEqual([
      'letter/ب',
      'quiz/letters/1',
      'word/112:1:1',
      'rule/ikhfa',
      'quiz/vowels/1',
      'quiz/vowels/2',
      'quiz/wudu/1',
    ])
  })
})

describe('a session', () => {
  it('brings a forgotten card again at the end, until it is known', () => {
    const begun = beginSession(['a', 'b'])
    const forgotten = afterCard(begun, 'again')
    expect(forgotten.left).toEqual(['b', 'a'])
    expect(forgotten.reviewed).toEqual(new Set(['a']))
    const end = afterCard(afterCard(forgotten, 'good'), 'hard')
    expect(end.left).toEqual([])
    expect(afterCard(end, 'good').left).toEqual([])
  })
})
