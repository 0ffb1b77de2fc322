import { civilDateAt } from '#shared/core/civil-date.ts'
import { countryOfZone } from '#shared/core/zone-country.ts'
import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { timeZoneOf } from '#shared/server/time-zone-of.ts'
import { prayerDay } from '../core/index.ts'
import { readPrayerTimes } from '../core/prayer.contract.ts'

export const prayerFeature: ServerFeature = (app, { clock }) => {
  route(app, readPrayerTimes, ({ query }) => {
    const { latitude, longitude, city, country, date, ...choices } = query
    const place = { latitude, longitude }
    const timeZone = timeZoneOf(place)
    const day = prayerDay({
      ...choices,
      place,
      timeZone,
      date: date ?? civilDateAt(clock(), timeZone),
      country: country ?? countryOfZone(timeZone),
    })
    return city === undefined ? day : { ...day, city }
  })
}
