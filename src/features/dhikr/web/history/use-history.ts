import { useMemo } from 'react'
import { restDays } from '#shared/core/rest-days.ts'
import { rests } from '#shared/web/own-things/rests.ts'
import { useAllAfter } from '#shared/web/own-things/use-all-after.ts'
import { useToday } from '#shared/web/use-today.ts'
import { dhikrStreak } from '../../core/dhikr-days.ts'
import { useDayCounts } from '../dhikr-counts.ts'
import { useDhikrToday } from '../use-dhikr-today.ts'

/** Everything that was counted, and the streaks of days with dhikr; `undefined` until all of it was read, after today. */
export function useHistory() {
  const day = useToday()
  const counts = useDayCounts(useAllAfter(useDhikrToday()))
  const resting = rests.use()
  return useMemo(
    () => counts && resting && { counts, streak: dhikrStreak(counts, restDays(resting.values(), day), day) },
    [counts, resting, day],
  )
}
