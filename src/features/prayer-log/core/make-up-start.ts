import { type PerPrayer, perPrayer } from './prayers-to-make-up.ts'

/** The days of more than a hundred years. */
export const MOST_TO_MAKE_UP = 40_000
/** The paces to choose from: how many of each prayer to make up per day. */
export const makeUpPaces = [1, 2, 3, 5] as const
export type MakeUpPace = (typeof makeUpPaces)[number]

/** The prayers to make up from before the log, and the chosen pace. */
export interface MakeUpStart {
  readonly prayers: PerPrayer
  /** The number to make up with each prayer. */
  readonly pace: MakeUpPace
}

export const noStart: MakeUpStart = { prayers: perPrayer(() => 0), pace: 1 }

export const isMakeUpCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_TO_MAKE_UP

const DAYS_A_YEAR = 365.25
const MONTHS_A_YEAR = 12

/**
 * The approximate number of days in years and months, without `excused` days of each month (of menstruation);
 * rounded up, so that nothing is left out.
 */
export function daysMissed({
  years,
  months,
  excused,
}: {
  readonly years: number
  readonly months: number
  readonly excused: number
}): number {
  const allMonths = years * MONTHS_A_YEAR + months
  const days = Math.ceil((allMonths * DAYS_A_YEAR) / MONTHS_A_YEAR) - allMonths * excused
  return Math.min(MOST_TO_MAKE_UP, Math.max(0, days))
}
