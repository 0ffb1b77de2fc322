import { civilDateAt } from '#shared/core/civil-date.ts'
import { countryOfZone } from '#shared/core/zone-country.ts'
import { BoundedCache } from '#shared/server/bounded-cache.ts'
import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { loadTimeZones } from '#shared/server/time-zone-at.ts'
import { type PrayerDay, type PrayerDayRequest, prayerDay } from '../core/index.ts'
import { readPrayerTimes } from '../core/prayer.contract.ts'

/** Days that are kept because they are likely asked again: those of as many places. */
const KEPT_DAYS = 2000

export const prayerFeature: ServerFeature = (app, { clock, contentFolder }) => {
  const timeZoneAt = loadTimeZones(contentFolder)
  const dayOf = remembering(prayerDay)
  route(app, readPrayerTimes, ({ query }) => {
    const { latitude, longitude, city, country, date, method, madhab, highLatitudeRule } = query
    const place = { latitude, longitude }
    const timeZone = timeZoneAt(place)
    const day = dayOf({
      place,
      timeZone,
      date: date ?? civilDateAt(clock(), timeZone),
      country: country ?? countryOfZone(timeZone),
      method,
      madhab,
      highLatitudeRule,
    })
    return city === undefined ? day : { ...day, city }
  })
}

/** The same function, which depends on nothing but its request, with its latest answers kept. */
function remembering(
  work: (request: PrayerDayRequest) => PrayerDay,
): (request: PrayerDayRequest) => PrayerDay {
  const known = new BoundedCache<PrayerDay>(KEPT_DAYS, Number.POSITIVE_INFINITY)
  return (request) => {
    const key = JSON.stringify(request)
    const found = known.get(key) ?? work(request)
    known.set(key, found)
    return found
  }
}
