import { useNow } from '#shared/web/use-now.ts'
import { type PrayerDay, type PrayerMoment, prayerMoment } from '../core/index.ts'

const A_SECOND = 1000

/** Which prayer runs and which comes next, renewed every second. */
export function usePrayerMoment(day: PrayerDay): PrayerMoment {
  return prayerMoment(day, new Date(useNow(A_SECOND)))
}
