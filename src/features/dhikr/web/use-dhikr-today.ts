import { restDays } from '#shared/core/rest-days.ts'
import type { Streak } from '#shared/core/streak.ts'
import { rests } from '#shared/web/own-things/rests.ts'
import { useToday } from '#shared/web/use-today.ts'
import { type DayCount, dhikrStreak, sumOf } from '../core/dhikr-days.ts'
import { useDayCounts } from './dhikr-counts.ts'

/** What was counted today, and the streak of days with dhikr; `undefined` until it was read. */
export function useDhikrToday():
  | { readonly counts: readonly DayCount[]; readonly today: number; readonly streak: Streak }
  | undefined {
  const day = useToday()
  const counts = useDayCounts()
  const resting = rests.use()
  if (!counts || !resting) return undefined
  return {
    counts,
    today: sumOf(counts.filter((each) => each.day === day)),
    streak: dhikrStreak(counts, restDays(resting.values(), day), day),
  }
}
