import { useQuery } from '@tanstack/react-query'
import type { Place } from '#features/location/core/index.ts'
import { readPrayerCalendar } from '#features/prayer/core/prayer.contract.ts'
import { settingsQuery, usePrayerSettings } from '#features/prayer/web/prayer-settings.ts'
import { readAnswer } from '#shared/web/api/reading.ts'
import { fastingDays, monthsBetween, ramadanSpan } from './ramadan-days.ts'

/** The times of a Ramadan's days at the place: the server's, else calculated here by the same rules. */
export function useRamadan(place: Place | undefined, year: number, adjustment: number) {
  const settings = usePrayerSettings()
  return useQuery({
    queryKey: ['ramadan', place, year, adjustment, settings],
    enabled: place !== undefined,
    queryFn: async ({ signal }) => {
      if (!place) throw new Error('There is no place to work the times out for.')
      const { latitude, longitude, timeZone, countryCode: country } = place
      const { first, last } = ramadanSpan(year, adjustment)
      const readings = await Promise.all(
        monthsBetween(first, last).map((month) =>
          readAnswer(
            readPrayerCalendar,
            {
              latitude: String(latitude),
              longitude: String(longitude),
              ...(country && { country }),
              year: String(month.year),
              month: String(month.month),
              ...(adjustment !== 0 && { adjustment: String(adjustment) }),
              ...settingsQuery(settings),
            },
            {
              signal,
              onDevice: async () => {
                const [{ prayerCalendar }, { countryOfZone }] = await Promise.all([
                  import('#features/prayer/core/prayer-calendar.ts'),
                  import('#shared/core/zone-country.ts'),
                ])
                return prayerCalendar({
                  place: { latitude, longitude },
                  timeZone,
                  country: country ?? countryOfZone(timeZone),
                  ...month,
                  adjustment,
                  ...settings,
                })
              },
            },
          ),
        ),
      )
      const days = readings.flatMap(({ answer }) => answer.days)
      return {
        days: fastingDays(days, year, adjustment),
        by: readings[0]?.answer,
        onDevice: readings.some(({ from }) => from === 'device'),
      }
    },
  })
}
