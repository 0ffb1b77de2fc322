import type { Day } from '#shared/core/day.ts'
import type { PartKind } from './course.ts'

/** The days on which the person finished lessons and articles, by their ids. */
export type FinishedParts = Readonly<Record<PartKind, ReadonlyMap<string, { readonly day: Day }>>>

interface Part {
  readonly kind: PartKind
  readonly id: string
}

/** How far a person is in a course. */
export interface CourseProgress<P extends Part> {
  readonly done: number
  readonly all: number
  /** The first part that is not finished; `undefined` when all are. */
  readonly next: P | undefined
  /** The day of the last part, when all are finished. */
  readonly finishedOn: Day | undefined
}

export const isPartFinished = ({ kind, id }: Part, finished: FinishedParts): boolean => finished[kind].has(id)

/** Computed from the finished lessons and articles, so a lesson that was done before the course counts. */
export function progressIn<P extends Part>(parts: readonly P[], finished: FinishedParts): CourseProgress<P> {
  const days = parts.flatMap(({ kind, id }) => finished[kind].get(id)?.day ?? [])
  const isFinished = parts.length > 0 && days.length === parts.length
  return {
    done: days.length,
    all: parts.length,
    next: parts.find((part) => !isPartFinished(part, finished)),
    finishedOn: isFinished ? days.sort().at(-1) : undefined,
  }
}
