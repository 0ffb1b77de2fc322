import type { Fact, Facts } from './facts.ts'

interface Rule {
  readonly id: string
  readonly fact: Fact
  /** The number at which it is reached. */
  readonly need: number
}

/** Each achievement is a number from the history and a threshold. People aren't compared. */
export const achievementRules = [
  { id: 'begun', fact: 'days', need: 1 },
  { id: 'week', fact: 'row', need: 7 },
  { id: 'forty', fact: 'row', need: 40 },
  { id: 'hundred', fact: 'days', need: 100 },
  { id: 'back', fact: 'returns', need: 1 },
  { id: 'juz', fact: 'pages', need: 20 },
  { id: 'khatm', fact: 'pages', need: 604 },
  { id: 'hours', fact: 'minutes', need: 600 },
  { id: 'thousand', fact: 'dhikr', need: 1000 },
  { id: 'tenThousand', fact: 'dhikr', need: 10_000 },
  { id: 'fullDay', fact: 'fullDays', need: 1 },
  { id: 'fullWeek', fact: 'fullRow', need: 7 },
  { id: 'fullForty', fact: 'fullRow', need: 40 },
  { id: 'fasts', fact: 'fasts', need: 6 },
  { id: 'month', fact: 'fasts', need: 30 },
  { id: 'giving', fact: 'charity', need: 10 },
  { id: 'madeUp', fact: 'madeUp', need: 35 },
  { id: 'reached', fact: 'reached', need: 1 },
] as const satisfies readonly Rule[]

export type AchievementId = (typeof achievementRules)[number]['id']

export interface Achievement {
  readonly id: AchievementId
  readonly fact: Fact
  readonly have: number
  readonly need: number
  readonly reached: boolean
}

/** All achievements by the history; only the day on which one was first seen is stored. */
export const achievementsOf = (facts: Facts): readonly Achievement[] =>
  achievementRules.map(({ id, fact, need }) => ({
    id,
    fact,
    need,
    have: Math.min(facts[fact], need),
    reached: facts[fact] >= need,
  }))
