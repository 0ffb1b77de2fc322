import { useMemo } from 'react'
import type { Day } from '#shared/core/day.ts'
import { restDays } from '#shared/core/rest-days.ts'
import { useToday } from '#shared/web/use-today.ts'
import { notifySaveFailed } from '#shared/web/user-data/notify-save-failed.ts'
import { records } from '#shared/web/user-data/records.ts'
import { restPeriods } from '#shared/web/user-data/rest-periods.ts'
import { type LearningLog, learningStreak } from '../core/lesson-path.ts'
import {
  cardReviewRecords,
  finishedLessonRecords,
  lessonPlaceRecords,
  type ReviewGrade,
} from '../core/lessons.records.ts'
import { reviewId } from '../core/review-id.ts'

const places = records(lessonPlaceRecords)
const finished = records(finishedLessonRecords)
const reviews = records(cardReviewRecords)

/** What the person did in the lessons; `undefined` until the device has read it. */
export function useLearning(): LearningLog | undefined {
  const [at, done, reviewed] = [places.use(), finished.use(), reviews.use()]
  return useMemo(
    () => (at && done && reviewed ? { places: at, finished: done, reviews: reviewed } : undefined),
    [at, done, reviewed],
  )
}

/** The current streak in days; `undefined` until it is known. */
export function useLearningStreak(log: LearningLog | undefined): number | undefined {
  const today = useToday()
  const rests = restPeriods.use()
  return useMemo(
    () => log && rests && learningStreak(log, today, restDays(rests.values(), today)),
    [log, rests, today],
  )
}

/** Saves the open step of a lesson. */
export const savePlaceInLesson = (id: string, step: number, day: Day): Promise<void> =>
  notifySaveFailed(places.put(id, { step, day }))

export const saveFinished = (id: string, day: Day): Promise<void> =>
  notifySaveFailed(finished.put(id, { day }))

export function saveReview(card: string, grade: ReviewGrade, day: Day): Promise<void> {
  const at = new Date().toISOString()
  return notifySaveFailed(reviews.put(reviewId({ card, at }), { card, grade, day, at }))
}
