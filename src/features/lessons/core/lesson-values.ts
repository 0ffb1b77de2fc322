import { titleSlug } from '#shared/core/directory/title-slug.ts'
import type {
  Lesson,
  LessonCategory,
  LessonLevel,
  LessonStep,
  LessonText,
  LessonUnit,
  QuizStep,
} from './lesson.ts'

export const stepKinds = ['text', 'letter', 'read', 'words', 'rule', 'phrase', 'do', 'quiz'] as const
type StepKind = (typeof stepKinds)[number]

/** A step as an editor writes it: its texts, without the verses, letters and phrases that it shows. */
export interface StepValues {
  /** Its place among the stored steps, from 0; `null` for a new one, which is a text or a question. */
  readonly from: number | null
  readonly kind: StepKind
  /** What each text belongs to, such as a word, a school or the verse; not saved. */
  readonly about: readonly string[]
  /** Of a question: the question, why its answer is right, and the choices. */
  readonly texts: readonly LessonText[]
  /** Of a question, the index of the right choice. */
  readonly answer: number | null
}

/** A lesson as an editor writes it. Empty texts are absent ones. */
export interface LessonValues {
  readonly title: string
  readonly titleArabic: string
  readonly intro: string
  readonly introArabic: string
  readonly unit: LessonUnit
  readonly category: LessonCategory
  readonly difficulty: LessonLevel
  readonly minutes: number | null
  readonly steps: readonly StepValues[]
  readonly isPublished: boolean
}

/** In UTF-16 units, and the numbers of minutes, steps, texts of a step, and choices of a question. */
export const LESSON_LENGTHS = {
  line: 200,
  text: 2000,
  minutes: 60,
  steps: 80,
  texts: 40,
  choices: { least: 2, most: 4 },
} as const
const LONGEST_ID = 100

/** The texts of a question before its choices. */
const BEFORE_CHOICES = 2
const none: LessonText = { en: '', ar: '' }

export const newText: StepValues = { from: null, kind: 'text', about: [], texts: [none], answer: null }
export const newQuestion: StepValues = {
  from: null,
  kind: 'quiz',
  about: [],
  texts: Array.from({ length: BEFORE_CHOICES + LESSON_LENGTHS.choices.most - 1 }, () => none),
  answer: 0,
}

export const newLesson: LessonValues = {
  title: '',
  titleArabic: '',
  intro: '',
  introArabic: '',
  unit: 'letters',
  category: 'basics',
  difficulty: 'beginner',
  minutes: null,
  steps: [newText],
  isPublished: false,
}

/** The choices of a question, of its texts. */
export const choicesOf = ({ texts }: Pick<StepValues, 'texts'>): readonly LessonText[] =>
  texts.slice(BEFORE_CHOICES)

/** The name of a new lesson, which doesn’t change afterwards. */
export const lessonId = ({ title }: Pick<LessonValues, 'title'>): string => titleSlug(title, LONGEST_ID)

/** A stored lesson as an editor writes it. */
export function valuesOfLesson(lesson: Lesson, isPublished: boolean): LessonValues {
  const { title, intro, unit, category, difficulty, minutes, steps } = lesson
  return {
    title: title.en,
    titleArabic: title.ar,
    intro: intro.en,
    introArabic: intro.ar,
    ...{ unit, category, difficulty, minutes, isPublished },
    steps: steps.map((step, from) => ({ from, kind: step.kind, ...partsOf(step) })),
  }
}

function partsOf(step: LessonStep): Pick<StepValues, 'about' | 'texts' | 'answer'> {
  switch (step.kind) {
    case 'text':
      return { about: [], texts: [step.text], answer: null }
    case 'letter':
      return { about: [step.letter], texts: [step.name, step.sound], answer: null }
    case 'read':
      return { about: [step.arabic], texts: [], answer: null }
    case 'words':
      return {
        about: step.words.map(({ arabic }) => arabic),
        texts: step.words.map(({ en, ar = '' }) => ({ en, ar })),
        answer: null,
      }
    case 'rule':
      return { about: step.examples.map(({ arabic }) => arabic), texts: [step.text], answer: null }
    case 'phrase':
      return { about: [step.phrase.arabic], texts: [], answer: null }
    case 'do':
      return {
        about: (step.views ?? []).map(({ school }) => school),
        texts: [step.title, step.text, ...(step.views ?? []).map(({ text }) => text)],
        answer: null,
      }
    case 'quiz':
      return { about: [], texts: [step.question, step.why, ...step.choices], answer: step.answer }
  }
}

/**
 * What an editor wrote as a lesson. Its steps keep the verses, letters, phrases and sources of `stored`; so does it its
 * `requires`. Throws `RangeError` for a step that `stored` doesn’t have, or that has another number of texts.
 */
export function lessonFrom(id: string, values: LessonValues, stored?: Lesson): Lesson {
  const { title, titleArabic, intro, introArabic, unit, category, difficulty, minutes, steps } = values
  return {
    id,
    title: { en: title, ar: titleArabic },
    ...{ category, difficulty },
    minutes: minutes ?? 0,
    requires: stored?.requires ?? [],
    intro: { en: intro, ar: introArabic },
    steps: steps.map((step) =>
      step.from === null ? newStep(step) : withTexts(stored?.steps[step.from], step),
    ),
    unit,
  }
}

function newStep(values: StepValues): LessonStep {
  if (values.kind === 'quiz') return question(values)
  const [text] = values.texts
  if (values.kind !== 'text' || !text) throw new RangeError(`A new step can’t be of the kind ${values.kind}.`)
  return { kind: 'text', text }
}

function question({ texts: [asked = none, why = none, ...choices], answer }: StepValues): QuizStep {
  return {
    kind: 'quiz',
    question: asked,
    choices: choices.filter(({ en, ar }) => en !== '' || ar !== ''),
    answer: answer ?? 0,
    why,
  }
}

function withTexts(step: LessonStep | undefined, values: StepValues): LessonStep {
  if (step?.kind !== values.kind) throw new RangeError(`The lesson has no such step ${values.from}.`)
  if (step.kind === 'quiz') return question(values)
  const { texts } = values
  if (texts.length !== partsOf(step).texts.length)
    throw new RangeError(`Step ${values.from} has ${texts.length} texts.`)
  const at = (index: number) => texts[index] ?? none
  switch (step.kind) {
    case 'text':
    case 'rule':
      return { ...step, text: at(0) }
    case 'letter':
      return { ...step, name: at(0), sound: at(1) }
    case 'words':
      return {
        ...step,
        words: step.words.map(({ place, arabic }, index) => {
          const { en, ar } = at(index)
          return { place, arabic, en, ...(ar !== '' && { ar }) }
        }),
      }
    case 'do':
      return {
        ...step,
        title: at(0),
        text: at(1),
        ...(step.views && {
          views: step.views.map(({ school }, index) => ({ school, text: at(2 + index) })),
        }),
      }
    default:
      return step
  }
}

/**
 * Whether people’s reviews still find their cards: letters, words and rules stay in the lesson, and its questions keep
 * their order, with new ones after them (`quizCardId`).
 */
export function keepsCards({ steps }: Pick<LessonValues, 'steps'>, stored: Lesson): boolean {
  const places = steps.map(({ from }) => from)
  const withCards = stored.steps.flatMap(({ kind }, from) =>
    kind === 'letter' || kind === 'words' || kind === 'rule' ? [from] : [],
  )
  const questions = steps.filter(({ kind }) => kind === 'quiz').map(({ from }) => from)
  const storedQuestions = stored.steps.flatMap(({ kind }, from) => (kind === 'quiz' ? [from] : []))
  const kept = places.filter((from) => from !== null)
  return (
    new Set(kept).size === kept.length &&
    withCards.every((from) => places.includes(from)) &&
    storedQuestions.every((from, index) => questions[index] === from)
  )
}
