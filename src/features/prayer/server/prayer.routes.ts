import { countryOfZone } from '#shared/core/zone-country.ts'
import { civilToday } from '#shared/server/civil-today.ts'
import { answerCache } from '#shared/server/http/answer-cache.ts'
import { prebuildAnswer, prebuiltRoute } from '#shared/server/http/prebuilt-answer.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { loadTimeZones } from '#shared/server/time-zone-at.ts'
import { prayerCalendar, prayerDay } from '../core/index.ts'
import { readPrayerCalendar, readPrayerTimes } from '../core/prayer.contract.ts'

/** Room for the days of some five thousand places, or for their months and years. */
const KEPT_BYTES = 4_000_000

export const prayerFeature: ServerFeature = (app, { clock, contentFolder }) => {
  const timeZoneAt = loadTimeZones(contentFolder)
  const todayIn = civilToday(clock)
  const answers = answerCache(KEPT_BYTES)

  prebuiltRoute(
    app,
    readPrayerTimes,
    ({ query }) => {
      const { latitude, longitude, city, ...choices } = query
      const place = { latitude, longitude }
      const timeZone = timeZoneAt(place)
      const request = {
        ...choices,
        place,
        timeZone,
        date: choices.date ?? todayIn(timeZone),
        country: choices.country ?? countryOfZone(timeZone),
      }
      return answers.get(JSON.stringify([request, city]), async () =>
        prebuildAnswer(readPrayerTimes, { ...prayerDay(request), city }),
      )
    },
    // The day changes, and the address tells where somebody is: a cache of their own may keep it and must ask again.
    { cacheControl: 'private, no-cache', recentBy: clock },
  )

  prebuiltRoute(
    app,
    readPrayerCalendar,
    ({ query: { latitude, longitude, city, ...choices } }) => {
      const place = { latitude, longitude }
      const timeZone = timeZoneAt(place)
      const request = { ...choices, place, timeZone, country: choices.country ?? countryOfZone(timeZone) }
      return answers.get(JSON.stringify(['calendar', request, city]), async () =>
        prebuildAnswer(readPrayerCalendar, { ...prayerCalendar(request), city }),
      )
    },
    { cacheControl: 'private, max-age=3600' },
  )
}
