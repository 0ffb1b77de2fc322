import type { Day } from '#shared/core/day.ts'

/** The measure of a goal. Other parts of Rafiq count all except `charity` and `own` automatically. */
export const measures = ['pages', 'minutes', 'dhikr', 'prayers', 'fasts', 'charity', 'own'] as const
export type Measure = (typeof measures)[number]

/** The period of the target: every day, every week, or once by a date. */
export const periods = ['day', 'week', 'date'] as const
export type Period = (typeof periods)[number]

export const MOST_TARGET = 1_000_000
export const LONGEST_TEXT = 120

export interface Goal {
  readonly measure: Measure
  /** Whole units: pages, minutes, times, prayers, days, acts. */
  readonly target: number
  readonly period: Period
  readonly from: Day
  /** Only for goals with a date. */
  readonly by?: Day
  /** The user's title; without one the goal is named after its target. */
  readonly title?: string
  /** The unit of an own goal, such as “verses”. */
  readonly unit?: string
  /** The position; smaller numbers come first. */
  readonly order: number
  /** Set when it was archived. */
  readonly archivedOn?: Day
}

export interface NamedGoal extends Goal {
  readonly id: string
}

/** Goals that are not archived, in the user's order. */
export const activeGoals = (goals: ReadonlyMap<string, Goal>): readonly NamedGoal[] =>
  inOrder(goals).filter(({ archivedOn }) => archivedOn === undefined)

export const archivedGoals = (goals: ReadonlyMap<string, Goal>): readonly NamedGoal[] =>
  inOrder(goals).filter(({ archivedOn }) => archivedOn !== undefined)

const inOrder = (goals: ReadonlyMap<string, Goal>): readonly NamedGoal[] =>
  [...goals]
    .map(([id, goal]) => ({ id, ...goal }))
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
