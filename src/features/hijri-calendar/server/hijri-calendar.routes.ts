import { civilDateAt } from '#shared/core/civil-date.ts'
import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { readIslamicDate } from '../core/hijri-calendar.contract.ts'
import { islamicDate } from '../core/index.ts'

export const hijriCalendarFeature: ServerFeature = (app, { clock }) => {
  route(app, readIslamicDate, ({ query: { date, adjustment, timeZone = 'UTC' } }) =>
    islamicDate(date ?? civilDateAt(clock(), timeZone), adjustment),
  )
}
