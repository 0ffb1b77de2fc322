import { civilDateAt, formatCivilDate } from '#shared/core/civil-date.ts'
import type { Day } from '#shared/core/day.ts'
import { deviceZone } from './device-zone.ts'
import { useNow } from './use-now.ts'

const A_MINUTE = 60_000

/** The current day on this device. */
export function today(now = Date.now()): Day {
  return formatCivilDate(civilDateAt(new Date(now), deviceZone()))
}

/** {@link today}, updated at midnight. */
export const useToday = (): Day => today(useNow(A_MINUTE))
