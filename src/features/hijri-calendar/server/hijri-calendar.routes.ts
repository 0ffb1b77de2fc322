import { civilToday } from '#shared/server/civil-today.ts'
import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { readIslamicDate } from '../core/hijri-calendar.contract.ts'
import { islamicDate } from '../core/index.ts'

export const hijriCalendarFeature: ServerFeature = (app, { clock }) => {
  const todayIn = civilToday(clock)
  route(app, readIslamicDate, ({ query: { date, adjustment, timeZone = 'UTC' } }) =>
    islamicDate(date ?? todayIn(timeZone), adjustment),
  )
}
