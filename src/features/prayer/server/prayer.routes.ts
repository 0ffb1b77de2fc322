import { addDays } from '#shared/core/civil-date.ts'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { countryOfZone } from '#shared/core/zone-country.ts'
import { civilToday } from '#shared/server/civil-today.ts'
import { answerCache } from '#shared/server/http/answer-cache.ts'
import { prebuild, prebuildAnswer, prebuiltRoute } from '#shared/server/http/prebuilt-answer.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { taskQueue } from '#shared/server/task-queue.ts'
import { loadTimeZones } from '#shared/server/time-zone-at.ts'
import { withPauses } from '#shared/server/with-pauses.ts'
import { prayerDay, prayerNames } from '../core/index.ts'
import { readPrayerCalendar, readPrayerFeed, readPrayerTimes } from '../core/prayer.contract.ts'
import { prayerCalendarInSteps } from '../core/prayer-calendar.ts'
import { type OfficialTable, tablesAround } from '../core/table/official-table.ts'
import { prayerFeed } from './feed/prayer-feed.ts'
import { importedTables } from './tables/imported-tables.ts'
import { tablesFolder } from './tables/stored-table.ts'
import { timetablesAdminRoutes } from './timetables-admin.routes.ts'

/** Room for the days, the months and years, and the feeds of a few hundred places each. */
const KEPT_BYTES = 4_000_000

/** A year of times takes a hundred times as long as a day, so the rate limit is lower. */
const LONG_CALLS_A_MINUTE = 120

/** The past part of a feed, so that yesterday does not vanish from a calendar that refreshes. */
const DAYS_BEFORE = 7
const fivePrayers = prayerNames.filter((name) => name !== 'sunrise')

/**
 * Answers change with the day and with imported tables, and the URL contains a location: only the browser's
 * own cache may store them, and must revalidate.
 */
const PRIVATE = 'private, no-cache'

export const prayerFeature: ServerFeature = (app, services) => {
  const { clock, contentFolder, settings, log } = services
  const timeZoneAt = loadTimeZones(contentFolder)
  const todayIn = civilToday(clock)
  const days = answerCache(KEPT_BYTES)
  const calendars = answerCache(KEPT_BYTES)
  const feeds = answerCache(KEPT_BYTES)
  const longWork = taskQueue({ concurrency: 1, maxWaiting: 200 })
  const root = tablesFolder(settings.DATA_DIR)
  const tables = importedTables(root, log)
  const tablesOf = async (place: Coordinates) => tablesAround(await tables.current(), place)
  timetablesAdminRoutes(app, services, { root, tables })

  prebuiltRoute(
    app,
    readPrayerTimes,
    async ({ query: { latitude, longitude, city, ...choices } }) => {
      const place = { latitude, longitude }
      const timeZone = timeZoneAt(place)
      const date = choices.date ?? todayIn(timeZone)
      const country = choices.country ?? countryOfZone(timeZone)
      const request = { ...choices, place, timeZone, date, country }
      const tables = await tablesOf(place)
      return days.forceFetch(JSON.stringify([request, city, versionsOf(tables)]), {
        context: () => prebuildAnswer(readPrayerTimes, { ...prayerDay({ ...request, tables }), city }),
      })
    },
    { cacheControl: PRIVATE },
  )

  prebuiltRoute(
    app,
    readPrayerCalendar,
    async ({ query: { latitude, longitude, city, ...choices } }) => {
      const place = { latitude, longitude }
      const timeZone = timeZoneAt(place)
      const request = { ...choices, place, timeZone, country: choices.country ?? countryOfZone(timeZone) }
      const tables = await tablesOf(place)
      return calendars.forceFetch(JSON.stringify([request, city, versionsOf(tables)]), {
        context: () =>
          longWork.run(async () => {
            const calendar = await withPauses(prayerCalendarInSteps({ ...request, tables }))
            return prebuildAnswer(readPrayerCalendar, { ...calendar, city })
          }),
      })
    },
    { cacheControl: PRIVATE, limit: LONG_CALLS_A_MINUTE },
  )

  prebuiltRoute(
    app,
    readPrayerFeed,
    async ({ query, reply }) => {
      const { latitude, longitude, date, language = 'en', prayers = fivePrayers, ...rest } = query
      const place = { latitude, longitude }
      const timeZone = timeZoneAt(place)
      const country = rest.country ?? countryOfZone(timeZone)
      const request = { ...rest, place, timeZone, country, language, prayers }
      const first = date ?? addDays(todayIn(timeZone), -DAYS_BEFORE)
      const tables = await tablesOf(place)
      reply.header('content-disposition', 'inline; filename="prayer-times.ics"')
      return feeds.forceFetch(JSON.stringify([request, first, versionsOf(tables)]), {
        context: () =>
          longWork.run(async () => {
            const feed = await withPauses(prayerFeed({ ...request, tables }, first))
            return prebuild(feed, 'text/calendar; charset=utf-8')
          }),
      })
    },
    { cacheControl: PRIVATE, limit: LONG_CALLS_A_MINUTE },
  )
}

const versionsOf = (tables: readonly OfficialTable[]) => tables.map(({ version }) => version)
