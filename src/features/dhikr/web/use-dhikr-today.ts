import { useMemo } from 'react'
import { currentStreak } from '#shared/core/current-streak.ts'
import { restDays } from '#shared/core/rest-days.ts'
import { useStreakStart } from '#shared/web/use-streak-start.ts'
import { useToday } from '#shared/web/use-today.ts'
import { restPeriods } from '#shared/web/user-data/rest-periods.ts'
import { totalTaps } from '../core/day-counts.ts'
import { useDayCounts } from './dhikr-counts.ts'

/** Today’s count and the current streak; `undefined` until enough days have been read. */
export function useDhikrToday(): { readonly today: number; readonly streak: number } | undefined {
  const day = useToday()
  const [from, further] = useStreakStart(day)
  const counts = useDayCounts(from)
  const resting = restPeriods.use()
  const streak = useMemo(() => {
    if (!counts || !resting) return undefined
    const days = counts.map((count) => count.day)
    return currentStreak(days, { from, today: day, excused: restDays(resting.values(), day) })
  }, [counts, resting, from, day])
  if (streak === 'longer') further()
  if (!counts || streak === undefined || streak === 'longer') return undefined
  return { today: totalTaps(counts.filter((each) => each.day === day)), streak }
}
