import { verseCount } from '#features/quran/core/index.ts'
import type { LessonText } from './lesson.ts'
import { choicesOf, LESSON_LENGTHS, type LessonValues, type StepValues } from './lesson-values.ts'

/** Why a field can’t be saved. */
export const lessonTroubleCodes = [
  'missing',
  'not_english',
  'not_arabic',
  'not_minutes',
  'too_few_questions',
  'steps',
] as const
type Code = (typeof lessonTroubleCodes)[number]

/** Why a step can’t be saved. */
export type StepCode =
  | 'missing'
  | 'no_such_verse'
  | 'quotes_the_quran'
  | 'same_choices'
  | 'few_choices'
  | 'no_answer'

/** A published lesson has at least so many. */
const QUESTIONS = 3

const LATIN = /\p{Script=Latin}{2}/u
const ARABIC = /\p{Script=Arabic}{2}/u
const REFERENCE = /\((\d{1,3}):(\d{1,3})/g
/** A word with a sign that only the text of the Quran has; two of them are a quotation. A verse is named, never typed. */
const QURANIC_WORD = /\p{Script=Arabic}*[\u06e1\u0671]\p{Script=Arabic}{2,}/gu

/**
 * What is wrong with a lesson, by field; empty when it can be saved. The content follows the same rules. A lesson that isn’t
 * published may lack everything but its English title.
 */
export function lessonTroubles(values: LessonValues): Partial<Record<keyof LessonValues, Code>> {
  const { title, titleArabic, intro, introArabic, minutes, steps, isPublished } = values
  const troubles: [keyof LessonValues, Code | undefined][] = [
    ['title', line(title, LATIN, 'not_english', true)],
    ['titleArabic', line(titleArabic, ARABIC, 'not_arabic', isPublished)],
    ['intro', line(intro, LATIN, 'not_english', isPublished)],
    ['introArabic', line(introArabic, ARABIC, 'not_arabic', isPublished)],
    ['minutes', minutesTrouble(minutes, isPublished)],
    ['steps', stepsTrouble(steps, isPublished)],
  ]
  return Object.fromEntries(troubles.filter(([, code]) => code))
}

function line(text: string, script: RegExp, code: Code, isNeeded: boolean): Code | undefined {
  if (text.trim() === '') return isNeeded ? 'missing' : undefined
  if (!script.test(text) || (code === 'not_arabic' && /[A-Za-z]/.test(text))) return code
  return undefined
}

function minutesTrouble(minutes: number | null, isNeeded: boolean): Code | undefined {
  if (minutes === null) return isNeeded ? 'missing' : undefined
  return minutes >= 1 && minutes <= LESSON_LENGTHS.minutes ? undefined : 'not_minutes'
}

function stepsTrouble(steps: readonly StepValues[], isPublished: boolean): Code | undefined {
  if (steps.some((step) => stepTrouble(step, isPublished))) return 'steps'
  const questions = steps.filter(({ kind }) => kind === 'quiz').length
  return isPublished && questions < QUESTIONS ? 'too_few_questions' : undefined
}

/** What is wrong with a step; `undefined` when it can be saved. */
export function stepTrouble(step: StepValues, isPublished: boolean): StepCode | undefined {
  const { kind, texts } = step
  if (texts.some(({ en, ar }) => quotes(en) || quotes(ar))) return 'quotes_the_quran'
  if (!texts.every(hasVerses)) return 'no_such_verse'
  if (kind === 'quiz') return questionTrouble(step, isPublished)
  const isWhole = kind === 'words' ? ({ en }: LessonText) => en !== '' : isBoth
  return isPublished && !texts.every(isWhole) ? 'missing' : undefined
}

function questionTrouble(step: StepValues, isPublished: boolean): StepCode | undefined {
  const written = choicesOf(step).filter(({ en, ar }) => en !== '' || ar !== '')
  const answer = choicesOf(step)[step.answer ?? -1]
  const isGap = choicesOf(step)
    .slice(0, written.length)
    .some(({ en, ar }) => en === '' && ar === '')
  for (const code of ['en', 'ar'] as const) {
    const told = written.map((choice) => choice[code]).filter((text) => text !== '')
    if (new Set(told).size < told.length) return 'same_choices'
  }
  if (isGap) return 'missing'
  if (!isPublished) return undefined
  if (written.length < LESSON_LENGTHS.choices.least) return 'few_choices'
  if (!step.texts.slice(0, 2).every(isBoth) || !written.every(isBoth)) return 'missing'
  return answer && isBoth(answer) ? undefined : 'no_answer'
}

const isBoth = ({ en, ar }: LessonText): boolean => en !== '' && ar !== ''

const quotes = (text: string): boolean => (text.match(QURANIC_WORD)?.length ?? 0) > 1

const hasVerses = ({ en, ar }: LessonText): boolean =>
  [...`${en} ${ar}`.matchAll(REFERENCE)].every(
    ([, surah, verse]) => Number(verse) >= 1 && Number(verse) <= verseCount(Number(surah)),
  )
