import type { Day } from '#shared/core/day.ts'
import type { RestDays } from '#shared/core/rest-days.ts'
import type { Achievement } from './achievements.ts'
import type { Amounts } from './amounts.ts'
import { type Facts, factsOf, type KnownTotals } from './facts.ts'
import type { GoalAmounts } from './heat.ts'

/** Everything that achievements are based on. */
export interface History {
  readonly goals: readonly GoalAmounts[]
  readonly known: KnownTotals
  readonly excused: RestDays
}

/**
 * Finds the day on which the history reached an achievement, by bisection over its days, because no fact ever
 * decreases. `undefined` for make-ups, which are counted without their days, and for achievements that were
 * not reached.
 */
export function earnedDay({ fact, need }: Achievement, history: History, today: Day): Day | undefined {
  if (fact === 'madeUp') return undefined
  const days = daysOf(history).filter((day) => day <= today)
  const isReached = (day: Day | undefined) => day !== undefined && factsUntil(history, day)[fact] >= need
  if (!isReached(days.at(-1))) return undefined
  let [low, high] = [0, days.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isReached(days[middle])) high = middle
    else low = middle + 1
  }
  return days[low]
}

function daysOf({ goals, known }: History): readonly Day[] {
  const { pages, minutes, dhikr, fasts, fullDays } = known
  const counted = [pages, minutes, dhikr, fasts, ...goals.map(({ amounts }) => amounts)]
  return [...new Set([...counted.flatMap((amounts) => [...amounts.keys()]), ...fullDays])].sort()
}

/** The facts at the end of `day`. */
function factsUntil({ goals, known, excused }: History, day: Day): Facts {
  const until = (amounts: Amounts): Amounts => new Map([...amounts].filter(([each]) => each <= day))
  return factsOf(
    goals.map(({ goal, amounts }) => ({ goal, amounts: until(amounts) })),
    {
      pages: until(known.pages),
      minutes: until(known.minutes),
      dhikr: until(known.dhikr),
      fasts: until(known.fasts),
      fullDays: known.fullDays.filter((each) => each <= day),
      madeUp: 0,
    },
    { today: day, excused },
  )
}
