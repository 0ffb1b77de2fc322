import type { Madhab, MethodName } from '#features/prayer/core/index.ts'
import { prayerDay } from '#features/prayer/core/index.ts'
import type { CivilDate } from '#shared/core/civil-date.ts'
import { formatCivilDate } from '#shared/core/civil-date.ts'
import { countryOfZone } from '#shared/core/zone-country.ts'
import type { TimeZoneAt } from '#shared/server/time-zone-at.ts'
import type { Amenity } from '../core/amenities.ts'
import { licenceOf } from '../core/mosque-source.ts'
import type { Mosque } from '../core/mosques.contract.ts'
import type { NearMosque } from './near-mosques.ts'

export interface Today {
  readonly timeZoneAt: TimeZoneAt
  readonly todayIn: (timeZone: string) => CivilDate
  readonly method?: MethodName | undefined
  readonly madhab?: Madhab | undefined
}

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/** Builds the API’s answer for mosques, with today’s prayer times at each. */
export function describeMosques(found: readonly NearMosque[], today: Today): Mosque[] {
  const timesAt = todaysTimesReader(today)
  return found.map((mosque) => {
    const { id, source, name, street, city, country, latitude, longitude } = mosque
    return {
      ...timesAt({ latitude, longitude }),
      id,
      name,
      ...withoutNulls({ nativeName: mosque.nativeName, arabicName: mosque.arabicName }),
      address: [street, city, country && countries.of(country)].filter(Boolean).join(', '),
      ...withoutNulls({ street, city, country }),
      distance: Math.round(mosque.distance * 100) / 100,
      coordinates: { lat: latitude, lng: longitude },
      ...(mosque.iqama && { iqama: mosque.iqama }),
      jumua: mosque.jumua,
      amenities: mosque.amenities as Amenity[],
      ...withoutNulls({
        timesConfirmedOn: mosque.timesConfirmedOn,
        contact: mosque.contact,
        website: mosque.website,
      }),
      verified: mosque.verified,
      source,
      licence: licenceOf[source],
    }
  })
}

/** Mosques within a hundredth of a degree share their times, which differ by 3 s at most. */
function todaysTimesReader({ timeZoneAt, todayIn, method, madhab }: Today) {
  const known = new Map<string, Pick<Mosque, 'timeZone' | 'date' | 'prayerTimes'>>()
  return (place: { latitude: number; longitude: number }) => {
    const timeZone = timeZoneAt(place)
    const key = `${place.latitude.toFixed(2)},${place.longitude.toFixed(2)},${timeZone}`
    const shared = known.get(key)
    if (shared) return shared
    const date = todayIn(timeZone)
    const request = { place, timeZone, date, method, madhab, country: countryOfZone(timeZone) }
    const { fajr, dhuhr, asr, maghrib, isha } = prayerDay(request)
    const times = { timeZone, date: formatCivilDate(date), prayerTimes: { fajr, dhuhr, asr, maghrib, isha } }
    known.set(key, times)
    return times
  }
}

/** The object without its null values. */
function withoutNulls<Name extends string>(values: Record<Name, string | null>): { [name in Name]?: string } {
  const known = Object.entries(values).filter(([, value]) => value !== null)
  return Object.fromEntries(known) as { [name in Name]?: string }
}
