import type { Day } from '#shared/core/day.ts'

/** What a goal is about. Of all but `charity` and `own` other parts of Rafiq know something by themselves. */
export const measures = ['pages', 'minutes', 'dhikr', 'prayers', 'fasts', 'charity', 'own'] as const
export type Measure = (typeof measures)[number]

/** By when the target is reached: every day, every week, or once by a date. */
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
  /** For goals by a date alone. */
  readonly by?: Day
  /** The person's own words; without them the goal is named by its target. */
  readonly title?: string
  /** What an own goal counts, such as “verses”. */
  readonly unit?: string
  /** Smaller numbers come first. */
  readonly order: number
  /** Set when it was put away. */
  readonly archivedOn?: Day
}

export interface NamedGoal extends Goal {
  readonly id: string
}

/** Goals that are not put away, in the person's order. */
export const activeGoals = (goals: ReadonlyMap<string, Goal>): readonly NamedGoal[] =>
  inOrder(goals).filter(({ archivedOn }) => archivedOn === undefined)

export const archivedGoals = (goals: ReadonlyMap<string, Goal>): readonly NamedGoal[] =>
  inOrder(goals).filter(({ archivedOn }) => archivedOn !== undefined)

const inOrder = (goals: ReadonlyMap<string, Goal>): readonly NamedGoal[] =>
  [...goals]
    .map(([id, goal]) => ({ id, ...goal }))
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
