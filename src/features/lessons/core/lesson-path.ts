import { type Day, dayNumberOf, dayOfNumber } from '#shared/core/day.ts'
import type { RestDays } from '#shared/core/rest-days.ts'
import { streakOf } from '#shared/core/streak.ts'
import type { Lesson } from './lesson.ts'
import type { FinishedLesson, LessonPlace, Review } from './lessons.records.ts'

/** What a person did in the lessons. */
export interface LearningLog {
  readonly places: ReadonlyMap<string, LessonPlace>
  readonly finished: ReadonlyMap<string, FinishedLesson>
  readonly reviews: ReadonlyMap<string, Review>
}

/** `next` is the one lesson that the path suggests; `later` ones can be opened too. */
export type LessonState = 'finished' | 'next' | 'begun' | 'open' | 'later'

/** The lesson to go on with: one that was begun last, else the first whose `requires` are finished. */
export function nextLesson(
  lessons: readonly Lesson[],
  { places, finished }: Pick<LearningLog, 'places' | 'finished'>,
): Lesson | undefined {
  const left = lessons.filter(({ id }) => !finished.has(id))
  const begun = left
    .filter(({ id }) => (places.get(id)?.step ?? 0) > 0)
    .sort((a, b) => ((places.get(a.id)?.day ?? '') < (places.get(b.id)?.day ?? '') ? 1 : -1))
  return begun[0] ?? left.find(({ requires }) => requires.every((id) => finished.has(id))) ?? left[0]
}

export function lessonState(
  { id, requires }: Lesson,
  { places, finished }: Pick<LearningLog, 'places' | 'finished'>,
  next: Lesson | undefined,
): LessonState {
  if (finished.has(id)) return 'finished'
  if (next?.id === id) return 'next'
  if ((places.get(id)?.step ?? 0) > 0) return 'begun'
  return requires.every((each) => finished.has(each)) ? 'open' : 'later'
}

/** The lessons of a category or of the whole path, if all of them are finished. */
export function isFinished(lessons: readonly Lesson[], finished: LearningLog['finished']): boolean {
  return lessons.length > 0 && lessons.every(({ id }) => finished.has(id))
}

/** The current streak: days with a finished lesson or a review; rest days are skipped. */
export function learningStreak({ finished, reviews }: LearningLog, today: Day, excused: RestDays): number {
  const days = new Set([...finished.values(), ...reviews.values()].map(({ day }) => day))
  return streakOf(Array.from(days, dayNumberOf), {
    now: dayNumberOf(today),
    excused: (count) => excused(dayOfNumber(count)),
  }).current
}
