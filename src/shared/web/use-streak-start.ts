import { useState } from 'react'
import { type Day, dayNumberOf, dayOfNumber } from '#shared/core/day.ts'

/** In days: most streaks are shorter than two months, and nearly all shorter than two years. */
const SPANS = [60, 730]

/**
 * The day from which to read the records of a streak, `''` for all; and a function to read further back, for a streak
 * that reaches to that day (`reachesBackTo`).
 */
export function useStreakStart(today: Day): readonly [from: Day | '', further: () => void] {
  const [step, setStep] = useState(0)
  const span = SPANS[step]
  return [span === undefined ? '' : dayOfNumber(dayNumberOf(today) - span), () => setStep(step + 1)]
}
