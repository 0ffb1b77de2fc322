import type { Times } from '#features/mosques/web/todays-times.ts'
import { usePrayerSettings } from '#features/prayer/web/prayer-settings.ts'

/** Loaded as by the card of the prayer times. */
const loadPrayerDay = () => import('#features/prayer/core/prayer-day.ts').then(({ prayerDay }) => prayerDay)

/** How to calculate the times of mosques: by the user's method. */
export function useTimes(): Times {
  const { method, madhab } = usePrayerSettings()
  return { choices: { ...(method && { method }), ...(madhab && { madhab }) }, load: loadPrayerDay }
}
