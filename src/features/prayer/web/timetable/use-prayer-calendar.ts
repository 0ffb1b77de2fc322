import { useQuery } from '@tanstack/react-query'
import { reading } from '#shared/web/api/reading.ts'
import { readPrayerCalendar } from '../../core/prayer.contract.ts'
import { settingsQuery, usePrayerSettings } from '../prayer-settings.ts'
import type { PrayerPlace } from '../use-prayer-day.ts'
import type { TimetableSpan } from './timetable-span.ts'

/**
 * The timetable of the place by the user's settings: the server's, else calculated here by the same rules.
 */
export function usePrayerCalendar(
  place: PrayerPlace | undefined,
  { year, month }: TimetableSpan,
  adjustment: number,
) {
  const settings = usePrayerSettings()
  const { latitude, longitude, timeZone, countryCode: country } = place ?? nowhere
  return useQuery({
    ...reading(
      readPrayerCalendar,
      {
        latitude: String(latitude),
        longitude: String(longitude),
        year: String(year),
        ...(month !== undefined && { month: String(month) }),
        ...(adjustment !== 0 && { adjustment: String(adjustment) }),
        ...(country && { country }),
        ...settingsQuery(settings),
      },
      async () => {
        const [{ prayerCalendar }, { countryOfZone }] = await Promise.all([
          import('../../core/prayer-calendar.ts'),
          import('#shared/core/zone-country.ts'),
        ])
        const where = {
          place: { latitude, longitude },
          timeZone,
          country: country ?? countryOfZone(timeZone),
        }
        return prayerCalendar({ ...where, year, month, adjustment, ...settings })
      },
    ),
    enabled: place !== undefined,
  })
}

const nowhere: PrayerPlace = { latitude: 0, longitude: 0, timeZone: 'UTC' }
