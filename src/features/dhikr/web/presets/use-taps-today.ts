import { useToday } from '#shared/web/use-today.ts'
import { totalsBy } from '../../core/dhikr-days.ts'
import { useDayCounts } from '../dhikr-counts.ts'

/** What was counted today, by preset. */
export function useTapsToday(): ReadonlyMap<string, number> {
  const day = useToday()
  const counts = useDayCounts(day) ?? []
  return totalsBy(
    counts.filter((count) => count.day === day),
    ({ preset }) => preset,
  )
}
