import { describe, expect, it } from 'vitest'
import type { Lesson } from '#features/lessons/core/lesson.ts'
import { lessonTroubles, stepTrouble } from '#features/lessons/core/lesson-troubles.ts'
import { lessonFrom, valuesOfLesson } from '#features/lessons/core/lesson-values.ts'
import { letterStrokes } from '#features/lessons/core/letter-strokes.ts'
import { ruleNames } from '#features/lessons/core/rule-names.ts'
import { readItemFiles } from '../adhkar/item-files.ts'
import { readQuranText } from '../adhkar/quoted-verses.ts'
import { parseLessons, readLessonFiles, type StoredLesson } from './lesson-files.ts'
import { resolveLessons } from './resolve-lessons.ts'

const stored = await readLessonFiles()
const references = { quran: await readQuranText(), adhkar: [...(await readItemFiles()).values()].flat() }
const lessons = resolveLessons(stored, references)
const steps = lessons.flatMap((lesson) => lesson.steps.map((step) => ({ id: lesson.id, step })))
const [first, second] = stored as readonly [StoredLesson, StoredLesson]

describe('the lessons', () => {
  it('are at least thirty, in every category and level', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(30)
    expect(new Set(lessons.map(({ category }) => category)).size).toBe(4)
    expect(new Set(lessons.map(({ difficulty }) => difficulty)).size).toBe(3)
  })

  it('have unique ids and titles', () => {
    for (const each of [lessons.map(({ id }) => id), lessons.map(({ title }) => title.en)]) {
      expect(new Set(each).size).toBe(each.length)
    }
  })

  it('can be started at once in two parts of the path at least', () => {
    const open = lessons.filter(({ requires }) => requires.length === 0)
    expect(new Set(open.map(({ unit }) => unit)).size).toBeGreaterThanOrEqual(2)
  })

  it.each(lessons)('follow the rules of editors: $id', (lesson) => {
    const values = valuesOfLesson(lesson, true)
    expect(values.steps.map((step) => stepTrouble(step, true)).filter(Boolean)).toEqual([])
    expect(lessonTroubles(values)).toEqual({})
  })

  it.each(lessons)('are what an editor sees: saving $id changes nothing', (lesson) => {
    expect(lessonFrom(lesson.id, valuesOfLesson(lesson, true), lesson)).toEqual(lesson)
  })

  it('have right answers at every place, so that the place gives nothing away', () => {
    const answers = steps.flatMap(({ step }) => (step.kind === 'quiz' ? [step.answer] : []))
    for (const place of [0, 1, 2]) {
      expect(answers.filter((answer) => answer === place).length).toBeGreaterThan(answers.length / 6)
    }
  })

  it('teach each of the 28 letters once, and hamza, all with drawn strokes', () => {
    const letters = steps.flatMap(({ step }) => (step.kind === 'letter' ? [step.letter] : []))
    expect([...letters].sort()).toEqual([...'ءابتثجحخدذرزسشصضطظعغفقكلمنهوي'].sort())
    expect(Object.keys(letterStrokes).sort()).toEqual([...letters].sort())
  })

  it('name letters that exist as easily confused', () => {
    for (const { step } of steps) {
      if (step.kind !== 'letter') continue
      for (const other of step.confusedWith ?? []) {
        if (!'ةى'.includes(other)) expect(letterStrokes).toHaveProperty([other])
        expect(other).not.toBe(step.letter)
      }
    }
  })

  it.each([[1, 7], ...Array.from({ length: 10 }, (_, at) => [105 + at])].map(([surah]) => surah as number))(
    'have every word of surah %i with its meaning',
    (surah) => {
      const verses = references.quran.surahs[surah - 1]?.verses.length ?? 0
      const found = steps.flatMap(({ step }) =>
        step.kind === 'words' && step.verse.startsWith(`${surah}:`)
          ? step.words.map(({ place }) => `${step.verse}:${place}`)
          : [],
      )
      const expected = Array.from({ length: verses }, (_, at) => `${surah}:${at + 1}`).flatMap((verse) => {
        const step = steps.find((each) => each.step.kind === 'words' && each.step.verse === verse)?.step
        const words = step?.kind === 'words' ? step.arabic.split(' ').length : 0
        expect(words, verse).toBeGreaterThan(0)
        return Array.from({ length: words }, (_, at) => `${verse}:${at + 1}`)
      })
      expect([...new Set(found)].sort()).toEqual(expected.sort())
    },
  )

  it('name their sources for everything to do', () => {
    for (const { step } of steps) {
      if (step.kind === 'do') expect(step.sources.length).toBeGreaterThan(0)
      if (step.kind === 'rule') expect(ruleNames).toHaveProperty([step.rule])
    }
  })
})

describe('a lesson', () => {
  const change = (lesson: StoredLesson, changed: object): readonly StoredLesson[] => [
    { ...lesson, ...changed },
  ]
  const resolve = (list: readonly StoredLesson[]): readonly Lesson[] => resolveLessons(list, references)
  const withStep = (step: object) => change(first, { steps: [step] })
  const text = { en: 'Text', ar: 'نص' }

  it.each([
    ['requires a lesson that isn’t before it', [second]],
    ['has the id of another', [first, first]],
    ['names a verse that doesn’t exist', withStep({ kind: 'read', verse: '112:5' })],
    ['names a dhikr that doesn’t exist', withStep({ kind: 'phrase', adhkar: 'none' })],
    [
      'has words beyond the verse',
      withStep({ kind: 'words', verse: '112:1', from: 4, to: 5, meanings: [text, text] }),
    ],
    ['has too few meanings', withStep({ kind: 'words', verse: '112:1', from: 1, to: 2, meanings: [text] })],
    ['has an example without its rule', withStep({ kind: 'rule', rule: 'iqlab', text, examples: ['112:1'] })],
    [
      'has an answer that isn’t among its choices',
      withStep({ kind: 'quiz', question: text, choices: [text, text], answer: 2, why: text }),
    ],
  ])('is rejected if it %s', (_, list) => {
    expect(() => resolve([first])).not.toThrow()
    expect(() => resolve(list as readonly StoredLesson[])).toThrow(RangeError)
  })

  it.each([
    ['an unknown field', { note: 'x' }],
    ['an unknown category', { category: 'history' }],
    ['a title in English alone', { title: { en: 'Letters' } }],
    ['something to do without a source', { steps: [{ kind: 'do', title: text, text, sources: [] }] }],
    [
      'a weak hadith',
      { steps: [{ kind: 'text', text, sources: [{ book: 'ahmad', number: 1, grade: 'daif' }] }] },
    ],
  ])('is rejected with %s', (_, changed) => {
    const { unit, ...own } = first
    expect(() => parseLessons(JSON.stringify([own]), unit)).not.toThrow()
    expect(() => parseLessons(JSON.stringify([{ ...own, ...changed }]), unit)).toThrow()
  })

  it('has the verse as the Quran content has it, and its words', () => {
    const [resolved] = resolve(
      withStep({
        kind: 'words',
        verse: '112:1',
        from: 3,
        to: 4,
        meanings: [text, { en: 'One' }],
      }) as readonly StoredLesson[],
    )
    const step = resolved?.steps[0]
    expect(step).toMatchObject({ verse: '112:1', surah: { en: 'Al-Ikhlas', ar: 'الإخلاص' } })
    expect(step?.kind === 'words' && step.words.map(({ place, en }) => `${place} ${en}`)).toEqual([
      '3 Text',
      '4 One',
    ])
    expect(step?.kind === 'words' && step.words.map(({ arabic }) => arabic).join(' ')).toBe(
      step?.kind === 'words' ? step.arabic.split(' ').slice(2).join(' ') : '',
    )
  })
})
