import type { Day } from '#shared/core/day.ts'
import type { CourseStep } from './course.ts'

type Days = ReadonlyMap<string, { readonly day: Day }>

/** The days on which the person finished lessons and articles, by their ids, and a course’s own steps, by course and id. */
export interface FinishedSteps {
  readonly lesson: Days
  readonly article: Days
  readonly own: Days
}

type Step = Pick<CourseStep, 'course' | 'kind' | 'id'>

/** How far a person is in a course. */
export interface CourseProgress<S extends Step> {
  readonly done: number
  readonly all: number
  /** The first step that is not finished; `undefined` when all are. */
  readonly next: S | undefined
  /** The day of the last step, when all are finished. */
  readonly finishedOn: Day | undefined
}

/** The id of the record of a course’s own step. */
export const ownStepId = ({ course, id }: Pick<Step, 'course' | 'id'>): string => `${course}/${id}`

function dayOf(step: Step, finished: FinishedSteps): Day | undefined {
  const { kind, id } = step
  const day =
    kind === 'lesson' || kind === 'article' ? finished[kind].get(id) : finished.own.get(ownStepId(step))
  return day?.day
}

export const isStepFinished = (step: Step, finished: FinishedSteps): boolean =>
  dayOf(step, finished) !== undefined

/** Computed from the finished lessons and articles, so a lesson that was done before the course counts. */
export function progressIn<S extends Step>(steps: readonly S[], finished: FinishedSteps): CourseProgress<S> {
  const days = steps.flatMap((step) => dayOf(step, finished) ?? [])
  const isFinished = steps.length > 0 && days.length === steps.length
  return {
    done: days.length,
    all: steps.length,
    next: steps.find((step) => !isStepFinished(step, finished)),
    finishedOn: isFinished ? days.sort().at(-1) : undefined,
  }
}
