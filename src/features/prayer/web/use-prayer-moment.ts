import { useNow } from '#shared/web/use-now.ts'
import { type PrayerDay, type PrayerMoment, prayerMoment } from '../core/index.ts'

const A_SECOND = 1000

/** The current and the next prayer, updated every second. */
export function usePrayerMoment(day: PrayerDay): PrayerMoment {
  return prayerMoment(day, new Date(useNow(A_SECOND)))
}
