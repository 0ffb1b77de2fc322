import type { Day } from '#shared/core/day.ts'
import { recordType } from '#shared/core/user-data/record-type.ts'

/** How well a card was known, from 1 (again) to 4 (easy). */
export const grades = ['again', 'hard', 'good', 'easy'] as const
export type ReviewGrade = (typeof grades)[number]

/** A review of a card. */
export interface Review {
  readonly card: string
  readonly grade: ReviewGrade
  /** The day on the person's device. */
  readonly day: Day
  /** The instant, by which the reviews of a day are ordered. */
  readonly at: string
}

/** The greatest number of steps that a record may name. */
const MOST_STEPS = 500
const LONGEST_CARD = 150

/** Where a lesson was left. */
export interface LessonPlace {
  /** The step that is open, from 0. */
  readonly step: number
  readonly day: Day
}

/** A finished lesson. */
export interface FinishedLesson {
  readonly day: Day
}

/** The open step of each lesson, by its id. A type of its own, so that no device undoes a lesson that another finished. */
export const lessonPlaceRecords = recordType<LessonPlace>({
  name: 'lesson-place',
  merge: 'whole',
  privacy: 'private',
  partOf: 'lesson-finished',
  schema: (s) => s.object({ step: s.whole(0, MOST_STEPS), day: s.day() }),
})

/** The lessons that the person finished, by their ids. */
export const finishedLessonRecords = recordType<FinishedLesson>({
  name: 'lesson-finished',
  merge: 'whole',
  privacy: 'private',
  schema: (s) => s.object({ day: s.day() }),
})

/**
 * Every review of a card is a record of its own, and the card's state is computed from all of them, so that the reviews of
 * two devices are both counted.
 */
export const cardReviewRecords = recordType<Review>({
  name: 'card-review',
  merge: 'whole',
  privacy: 'private',
  partOf: 'lesson-finished',
  schema: (s) =>
    s.object({
      card: s.filledText(LONGEST_CARD),
      grade: s.oneOf(grades),
      day: s.day(),
      at: s.instant(),
    }),
})
