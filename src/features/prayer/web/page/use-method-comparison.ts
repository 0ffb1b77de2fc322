import { useQuery } from '@tanstack/react-query'
import { parseCivilDate } from '#shared/core/civil-date.ts'
import type { PrayerDay } from '../../core/index.ts'
import { usePrayerSettings } from '../prayer-settings.ts'
import type { PrayerPageProps } from './prayer-page-props.ts'

/** Every method's times on the day at the place, calculated on this device once `wanted` is true. */
export function useMethodComparison(
  day: PrayerDay | undefined,
  place: PrayerPageProps['place'],
  wanted = true,
) {
  const { highLatitudeRule, polarPolicy } = usePrayerSettings()
  return useQuery({
    queryKey: ['methods-here', day, place?.latitude, place?.longitude, highLatitudeRule, polarPolicy],
    queryFn: async () => {
      const { compareMethods } = await import('../../core/compare-methods.ts')
      const date = day && parseCivilDate(day.date)
      if (!day || !place || !date) return []
      const { latitude, longitude, countryCode: country } = place
      const { timeZone, madhab } = day
      const request = { place: { latitude, longitude }, timeZone, date, country, madhab }
      return compareMethods({ ...request, highLatitudeRule, polarPolicy }, day)
    },
    networkMode: 'always',
    enabled: wanted && day !== undefined && place !== undefined,
  })
}
