import type { Times } from '#features/mosques/web/todays-times.ts'
import { usePrayerSettings } from '#features/prayer/web/prayer-settings.ts'

/** As the card of the prayer times fetches it. */
const loadPrayerDay = () => import('#features/prayer/core/prayer-day.ts').then(({ prayerDay }) => prayerDay)

/** How the times of mosques are worked out: by the person's method. */
export function useTimes(): Times {
  const { method, madhab } = usePrayerSettings()
  return { choices: { ...(method && { method }), ...(madhab && { madhab }) }, load: loadPrayerDay }
}
