import type {
  Lesson,
  LessonPhrase,
  LessonStep,
  LessonVerse,
  RuleStep,
} from '#features/lessons/core/lesson.ts'
import { tajweedOf } from '#features/quran/core/tajweed/tajweed.ts'
import { spokenTransliteration } from '#shared/core/transliteration/spoken-transliteration.ts'
import type { AdhkarItem } from '../adhkar/item-files.ts'
import { type QuranText, withQuotedVerses } from '../adhkar/quoted-verses.ts'
import type { StoredLesson, StoredStep } from './lesson-files.ts'

/** What lessons refer to. */
export interface LessonReferences {
  readonly quran: QuranText
  readonly adhkar: readonly AdhkarItem[]
}

/**
 * The lessons with the verses, words and adhkar that they name. Throws `RangeError` for one that doesn't exist, for a
 * lesson that requires none of the lessons before it, and for an example without its rule.
 */
export function resolveLessons(
  lessons: readonly StoredLesson[],
  { quran, adhkar }: LessonReferences,
): readonly Lesson[] {
  const phrases = new Map(
    withQuotedVerses(adhkar, quran).map((item): [string, LessonPhrase] => [
      item.id,
      {
        id: item.id,
        title: item.title,
        arabic: item.arabic,
        transliteration: spokenTransliteration(item.arabic),
        meaning: item.meaning,
        when: item.when,
        sources: item.sources,
        surah: item.quran?.surah,
      },
    ]),
  )
  const known = new Set<string>()
  return lessons.map((lesson) => {
    const unknown = lesson.requires.filter((id) => !known.has(id))
    if (unknown.length > 0) throw new RangeError(`${lesson.id} requires ${unknown}, which isn’t before it.`)
    if (known.has(lesson.id)) throw new RangeError(`There are two lessons ${lesson.id}.`)
    known.add(lesson.id)
    return { ...lesson, steps: lesson.steps.map((step) => resolveStep(step, quran, phrases)) }
  })
}

function resolveStep(
  step: StoredStep,
  quran: QuranText,
  phrases: ReadonlyMap<string, LessonPhrase>,
): LessonStep {
  switch (step.kind) {
    case 'read':
      return { kind: 'read', ...lessonVerse(step.verse, quran) }
    case 'words':
      return resolveWords(step, quran)
    case 'rule':
      return resolveRule(step, quran)
    case 'phrase': {
      const phrase = phrases.get(step.adhkar)
      if (!phrase) throw new RangeError(`There is no dhikr ${step.adhkar}.`)
      return { kind: 'phrase', phrase }
    }
    case 'quiz':
      if (!step.choices[step.answer])
        throw new RangeError(`“${step.question.en}” has no choice ${step.answer}.`)
      return step
    default:
      return step
  }
}

function lessonVerse(verse: string, quran: QuranText): LessonVerse {
  const [item] = withQuotedVerses([{ quran: { verse } }], quran)
  if (!item?.quran) throw new RangeError(`There is no verse ${verse}.`)
  return { verse, surah: item.quran.surah, arabic: item.arabic }
}

function resolveWords(step: Extract<StoredStep, { kind: 'words' }>, quran: QuranText): LessonStep {
  const { verse, from, to, meanings } = step
  const whole = lessonVerse(verse, quran)
  const words = whole.arabic.trim().split(' ')
  if (from > to || to > words.length) throw new RangeError(`${verse} has no words ${from} to ${to}.`)
  if (meanings.length !== to - from + 1) {
    throw new RangeError(`Words ${from} to ${to} of ${verse} have ${meanings.length} meanings.`)
  }
  return {
    kind: 'words',
    ...whole,
    words: meanings.map(({ en, ar }, index) => ({
      place: from + index,
      arabic: words[from - 1 + index] ?? '',
      en,
      ar,
    })),
  }
}

function resolveRule(step: Extract<StoredStep, { kind: 'rule' }>, quran: QuranText): RuleStep {
  const examples = step.examples.map((verse) => lessonVerse(verse, quran))
  const without = examples.find(({ arabic }) => !tajweedOf(arabic).some(({ rule }) => rule === step.rule))
  if (without) throw new RangeError(`${without.verse} is no example of ${step.rule}.`)
  return { kind: 'rule', rule: step.rule as RuleStep['rule'], text: step.text, examples }
}
