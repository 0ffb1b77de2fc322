import { type Day, dayNumberOf, dayOfNumber } from '#shared/core/day.ts'
import { type PerPrayer, sumOf } from './prayers-to-make-up.ts'

/** The result of making up `pace` of each prayer a day. */
export interface MakeUpPlan {
  /** Days from today on, including today. */
  readonly days: number
  /** The day on which the last one is made up. */
  readonly end: Day
}

/** The plan for the prayers to make up; `undefined` if there are none. */
export function makeUpPlan(owed: PerPrayer, pace: number, today: Day): MakeUpPlan | undefined {
  if (sumOf(owed) === 0) return undefined
  const days = Math.ceil(Math.max(...Object.values(owed)) / pace)
  return { days, end: dayOfNumber(dayNumberOf(today) + days - 1) }
}
