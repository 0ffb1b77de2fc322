import { everydaySpelling, searchableText, textMatcher } from '#shared/core/text-search.ts'
import type { Lesson, LessonCategory, LessonLevel } from './lesson.ts'

export interface LessonFilter {
  readonly category: LessonCategory | undefined
  readonly level: LessonLevel | undefined
  readonly query: string
}

/** The lessons that pass the filter, in their order. Every word of the query must begin a word of title, introduction or letters. */
export function filterLessons(
  lessons: readonly Lesson[],
  { category, level, query }: LessonFilter,
): readonly Lesson[] {
  const matches = query.trim() === '' ? () => true : textMatcher(everydaySpelling(query))
  return lessons.filter(
    (lesson) =>
      (!category || lesson.category === category) &&
      (!level || lesson.difficulty === level) &&
      matches(searchableText(everydaySpelling(wordsIn(lesson)))),
  )
}

function wordsIn({ title, intro, steps }: Lesson): string {
  const named = steps.flatMap((step) => {
    if (step.kind === 'letter') return [step.letter, step.name.en, step.name.ar]
    if (step.kind === 'do') return [step.title.en, step.title.ar]
    return step.kind === 'rule' ? [step.rule] : []
  })
  return [title.en, title.ar, intro.en, intro.ar, ...named].join(' ')
}
