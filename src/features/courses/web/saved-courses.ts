import { useMemo } from 'react'
import { finishedLessonRecords } from '#features/lessons/core/index.ts'
import type { Day } from '#shared/core/day.ts'
import { notifySaveFailed } from '#shared/web/user-data/notify-save-failed.ts'
import { records } from '#shared/web/user-data/records.ts'
import { type FinishedSteps, ownStepId } from '../core/course-progress.ts'
import {
  courseEnrolmentRecords,
  courseRatingRecords,
  finishedArticleRecords,
  finishedStepRecords,
} from '../core/courses.records.ts'

const enrolments = records(courseEnrolmentRecords)
const ratings = records(courseRatingRecords)
const articles = records(finishedArticleRecords)
const lessons = records(finishedLessonRecords)
const ownSteps = records(finishedStepRecords)

/** The finished lessons, articles and other steps of courses; `undefined` until the device has read them. */
export function useFinishedSteps(): FinishedSteps | undefined {
  const [lesson, article, own] = [lessons.use(), articles.use(), ownSteps.use()]
  return useMemo(
    () => (lesson && article && own ? { lesson, article, own } : undefined),
    [lesson, article, own],
  )
}

/** The courses that the person takes, by slug; `undefined` until the device has read them. */
export const useEnrolments = () => enrolments.use()

/** The stars that the person gave to a course; 0 for none. */
export const useStars = (slug: string): number => ratings.use()?.get(slug)?.stars ?? 0

export const enrol = (slug: string, day: Day): Promise<void> =>
  notifySaveFailed(enrolments.put(slug, { day }))

/** Leaves a course. What was finished in it stays finished. */
export const leave = (slug: string): Promise<void> => notifySaveFailed(enrolments.remove(slug))

export const rate = (slug: string, stars: number, day: Day): Promise<void> =>
  notifySaveFailed(ratings.put(slug, { stars, day }))

/** Marks an article as read, or takes that back. */
export const saveArticleRead = (slug: string, isRead: boolean, day: Day): Promise<void> =>
  notifySaveFailed(isRead ? articles.put(slug, { day }) : articles.remove(slug))

/** Marks a course’s own step as finished, or takes that back. */
export const saveOwnStep = (
  step: { readonly course: string; readonly id: string },
  isFinished: boolean,
  day: Day,
): Promise<void> =>
  notifySaveFailed(isFinished ? ownSteps.put(ownStepId(step), { day }) : ownSteps.remove(ownStepId(step)))
