import { useMemo } from 'react'
import { restDays } from '#shared/core/rest-days.ts'
import { useToday } from '#shared/web/use-today.ts'
import { restPeriods } from '#shared/web/user-data/rest-periods.ts'
import { useAllAfterPaint } from '#shared/web/user-data/use-all-after-paint.ts'
import { dhikrStreak } from '../../core/day-counts.ts'
import { useDayCounts } from '../dhikr-counts.ts'
import { useDhikrToday } from '../use-dhikr-today.ts'

/** All counts and the streaks; `undefined` until they have been read. Today’s count is read first. */
export function useHistory() {
  const day = useToday()
  const counts = useDayCounts(useAllAfterPaint(useDhikrToday()))
  const resting = restPeriods.use()
  return useMemo(
    () => counts && resting && { counts, streak: dhikrStreak(counts, restDays(resting.values(), day), day) },
    [counts, resting, day],
  )
}
