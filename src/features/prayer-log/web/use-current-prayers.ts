import type { PrayerDay } from '#features/prayer/core/index.ts'
import { useNow } from '#shared/web/use-now.ts'
import { today } from '#shared/web/use-today.ts'
import { type CurrentPrayers, currentPrayers } from '../core/current-prayers.ts'
import { loggedPrayers } from '../core/prayer-entry.ts'

const A_MINUTE = 60_000

/** The prayers that can be marked now. Without prayer times, all of the device's day can be marked. */
export function useCurrentPrayers(prayerDay: PrayerDay | undefined): CurrentPrayers {
  const now = useNow(A_MINUTE)
  if (prayerDay) return currentPrayers(prayerDay, now)
  return { day: today(now), times: allOver }
}

/** The phases of a day's prayers when the day is over or its times are unknown. */
export const allOver = Object.fromEntries(
  loggedPrayers.map((prayer) => [prayer, 'over']),
) as CurrentPrayers['times']
