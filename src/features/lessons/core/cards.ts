import type { TajweedRule } from '#features/quran/core/index.ts'
import type { Lesson, LessonVerse, LessonWord, LetterStep, QuizStep } from './lesson.ts'

/** A card to review. Its `id` never changes, because reviews name it. */
export type ReviewCard =
  | { readonly id: string; readonly kind: 'letter'; readonly letter: LetterStep }
  | { readonly id: string; readonly kind: 'word'; readonly word: LessonWord; readonly verse: LessonVerse }
  | {
      readonly id: string
      readonly kind: 'rule'
      readonly rule: TajweedRule
      readonly example: LessonVerse
      readonly text: LetterStep['name']
    }
  | { readonly id: string; readonly kind: 'quiz'; readonly quiz: QuizStep }

/** A word without a meaning of its own in English. */
const NO_WORD = '—'

export const quizCardId = (lesson: string, place: number): string => `quiz/${lesson}/${place}`

/** The cards of a lesson: its letters, words, rules and questions, in its order. */
export function cardsOfLesson({ id, steps }: Pick<Lesson, 'id' | 'steps'>): readonly ReviewCard[] {
  let quizzes = 0
  return steps.flatMap((step): ReviewCard[] => {
    if (step.kind === 'letter') return [{ id: `letter/${step.letter}`, kind: 'letter', letter: step }]
    if (step.kind === 'rule') {
      const [example] = step.examples
      const { rule, text } = step
      return example ? [{ id: `rule/${rule}`, kind: 'rule', rule, example, text }] : []
    }
    if (step.kind === 'words') {
      return step.words
        .filter(({ en }) => en !== NO_WORD)
        .map((word) => ({ id: `word/${step.verse}:${word.place}`, kind: 'word', word, verse: step }))
    }
    if (step.kind !== 'quiz') return []
    quizzes += 1
    return [{ id: quizCardId(id, quizzes), kind: 'quiz', quiz: step }]
  })
}

/**
 * The cards of several lessons. A word that was met before, with the same meaning, has one card, and so has a rule of two
 * lessons.
 */
export function deckOf(lessons: readonly Lesson[]): readonly ReviewCard[] {
  const known = new Set<string>()
  return lessons.flatMap(cardsOfLesson).filter((card) => {
    const subject = card.kind === 'word' ? `${card.word.arabic} ${card.word.en}` : card.id
    if (known.has(subject)) return false
    known.add(subject)
    return true
  })
}
