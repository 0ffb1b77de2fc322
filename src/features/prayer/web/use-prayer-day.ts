import { useQuery } from '@tanstack/react-query'
import { type CivilDate, civilDateAt, formatCivilDate } from '#shared/core/civil-date.ts'
import { reading } from '#shared/web/api/reading.ts'
import { useNow } from '#shared/web/use-now.ts'
import { readPrayerTimes } from '../core/prayer.contract.ts'
import { type PrayerSettings, settingsQuery, usePrayerSettings } from './prayer-settings.ts'

const A_MINUTE = 60_000

/** The place of the times; a `Place` of the location feature fits. */
export interface PrayerPlace {
  readonly latitude: number
  readonly longitude: number
  readonly timeZone: string
  readonly countryCode?: string
}

/**
 * The prayer times of a day at the place (by default today), by the user's settings: the server's, else
 * calculated here by the same rules.
 */
export function usePrayerDay(place: PrayerPlace | undefined, date?: CivilDate) {
  const settings = usePrayerSettings()
  const now = useNow(A_MINUTE)
  const today = place && civilDateAt(new Date(now), place.timeZone)
  return useQuery({
    ...prayerTimesOf(place ?? nowhere, date ?? today ?? anyDay, settings),
    enabled: place !== undefined,
  })
}

const nowhere: PrayerPlace = { latitude: 0, longitude: 0, timeZone: 'UTC' }
const anyDay: CivilDate = { year: 2000, month: 1, day: 1 }

function prayerTimesOf(place: PrayerPlace, date: CivilDate, settings: PrayerSettings) {
  const { latitude, longitude, timeZone, countryCode: country } = place
  return reading(
    readPrayerTimes,
    {
      latitude: String(latitude),
      longitude: String(longitude),
      date: formatCivilDate(date),
      ...(country && { country }),
      ...settingsQuery(settings),
    },
    async () => {
      const [{ prayerDay }, { countryOfZone }] = await Promise.all([
        import('../core/prayer-day.ts'),
        import('#shared/core/zone-country.ts'),
      ])
      const place = { latitude, longitude }
      return prayerDay({ place, timeZone, date, country: country ?? countryOfZone(timeZone), ...settings })
    },
  )
}
