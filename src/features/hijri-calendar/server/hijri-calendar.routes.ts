import { civilToday } from '#shared/server/civil-today.ts'
import { prebuild, prebuiltRoute } from '#shared/server/http/prebuilt-answer.ts'
import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import {
  convertHijri,
  readHijriEventsFeed,
  readHijriMonth,
  readIslamicDate,
} from '../core/hijri-calendar.contract.ts'
import { gregorianDate, hijriMonth, islamicDate } from '../core/index.ts'
import { eventsFeed } from './events-feed.ts'

export const hijriCalendarFeature: ServerFeature = (app, { clock }) => {
  const todayIn = civilToday(clock)
  route(app, readIslamicDate, ({ query: { date, adjustment, timeZone = 'UTC' } }) =>
    islamicDate(date ?? todayIn(timeZone), adjustment),
  )

  route(app, readHijriMonth, ({ query: { year, month, adjustment } }) => hijriMonth(year, month, adjustment))

  prebuiltRoute(
    app,
    readHijriEventsFeed,
    async ({ query: { date = todayIn('UTC'), language = 'en', whiteDays, ...rest }, reply }) => {
      const request = { ...rest, language, whiteDays: whiteDays === 'true' }
      reply.header('content-disposition', 'inline; filename="islamic-events.ics"')
      return prebuild(eventsFeed(request, date), 'text/calendar; charset=utf-8')
    },
    { cacheControl: 'public, max-age=3600' },
  )

  route(app, convertHijri, ({ query }) => {
    const { adjustment } = query
    return islamicDate('hijri' in query ? gregorianDate(query.hijri, adjustment) : query.date, adjustment)
  })
}
