import type { Day } from '#shared/core/day.ts'
import { MOST_STARS } from '#shared/core/stars.ts'
import { recordType } from '#shared/core/user-data/record-type.ts'

const isSlug = (id: string) => /^[a-z0-9-]{1,120}$/.test(id)

/** A course that the person takes, by its slug. */
export interface CourseEnrolment {
  readonly day: Day
}

export const courseEnrolmentRecords = recordType<CourseEnrolment>({
  name: 'course-enrolment',
  merge: 'whole',
  privacy: 'private',
  isId: isSlug,
  schema: (s) => s.object({ day: s.day() }),
})

/** An article that the person marked as read in a course, by its slug. */
export const finishedArticleRecords = recordType<{ readonly day: Day }>({
  name: 'article-finished',
  merge: 'whole',
  privacy: 'private',
  partOf: 'course-enrolment',
  isId: isSlug,
  schema: (s) => s.object({ day: s.day() }),
})

/** A check that the person passed or a text that they read, by its course and its id: `how-we-know/check`. */
export const finishedStepRecords = recordType<{ readonly day: Day }>({
  name: 'course-step-finished',
  merge: 'whole',
  privacy: 'private',
  partOf: 'course-enrolment',
  isId: (id) => /^[a-z0-9-]{1,120}\/[a-z0-9-]{1,40}$/.test(id),
  schema: (s) => s.object({ day: s.day() }),
})

/** A finished course’s rating, by its slug. */
export interface CourseRating {
  /** 1 to 5. */
  readonly stars: number
  readonly day: Day
}

export const courseRatingRecords = recordType<CourseRating>({
  name: 'course-rating',
  merge: 'whole',
  privacy: 'private',
  partOf: 'course-enrolment',
  isId: isSlug,
  schema: (s) => s.object({ stars: s.whole(1, MOST_STARS), day: s.day() }),
})
