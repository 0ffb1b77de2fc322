import { civilToday } from '#shared/server/civil-today.ts'
import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { convertHijri, readHijriMonth, readIslamicDate } from '../core/hijri-calendar.contract.ts'
import { gregorianDate, hijriMonth, islamicDate } from '../core/index.ts'

export const hijriCalendarFeature: ServerFeature = (app, { clock }) => {
  const todayIn = civilToday(clock)
  route(app, readIslamicDate, ({ query: { date, adjustment, timeZone = 'UTC' } }) =>
    islamicDate(date ?? todayIn(timeZone), adjustment),
  )

  route(app, readHijriMonth, ({ query: { year, month, adjustment } }) => hijriMonth(year, month, adjustment))

  route(app, convertHijri, ({ query }) => {
    const { adjustment } = query
    return islamicDate('hijri' in query ? gregorianDate(query.hijri, adjustment) : query.date, adjustment)
  })
}
