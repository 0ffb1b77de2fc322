import { useMemo } from 'react'
import { dayRow } from '#shared/core/day-row.ts'
import { restDays } from '#shared/core/rest-days.ts'
import { rests } from '#shared/web/own-things/rests.ts'
import { useFurtherBack } from '#shared/web/use-further-back.ts'
import { useToday } from '#shared/web/use-today.ts'
import { sumOf } from '../core/dhikr-days.ts'
import { useDayCounts } from './dhikr-counts.ts'

/** What was counted today, and on how many days in a row; `undefined` until as many were read. */
export function useDhikrToday(): { readonly today: number; readonly row: number } | undefined {
  const day = useToday()
  const [from, further] = useFurtherBack(day)
  const counts = useDayCounts(from)
  const resting = rests.use()
  const row = useMemo(() => {
    if (!counts || !resting) return undefined
    const days = counts.map((count) => count.day)
    return dayRow(days, { from, today: day, excused: restDays(resting.values(), day) })
  }, [counts, resting, from, day])
  if (row === 'longer') further()
  if (!counts || row === undefined || row === 'longer') return undefined
  return { today: sumOf(counts.filter((each) => each.day === day)), row }
}
