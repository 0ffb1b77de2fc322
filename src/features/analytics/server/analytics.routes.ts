import { AppError } from '#shared/core/app-error.ts'
import { type CivilDate, formatCivilDate } from '#shared/core/civil-date.ts'
import { type Day, dayNumberOf, dayOfNumber } from '#shared/core/day.ts'
import { languageOf } from '#shared/core/languages.ts'
import { countPageView } from '#shared/core/page-views.contract.ts'
import { pageAt } from '#shared/core/pages.ts'
import type { AdminFigure } from '#shared/server/admin/admin-parts.ts'
import { guardedRoute, route } from '#shared/server/http/route.ts'
import { addPageView } from '#shared/server/page-views/add-page-view.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { readAnalytics } from '../core/analytics.contract.ts'
import { DEFAULT_DAYS, MOST_DAYS } from '../core/analytics.ts'
import { mayReadAnalytics } from './analytics.policy.ts'
import { pageViewCounts } from './page-view-counts.ts'

/** More pages than anyone opens. */
const VIEWS_PER_MINUTE = 60

const ROBOTS =
  /bot\b|crawl|spider|slurp|preview|facebookexternalhit|headless|lighthouse|monitor|curl|wget|python|axios|java\/|go-http/i

/** Counting page views, and reading the counts beside those of the content. */
export const analyticsFeature: ServerFeature = (app, { database, clock }) => {
  const { figures } = app.admin
  const count = async (figure: AdminFigure) => (await figures.get(figure)?.(database)) ?? 0
  const today = () => clock().toISOString().slice(0, 'YYYY-MM-DD'.length)
  route(
    app,
    countPageView,
    async ({ body, request, reply }) => {
      reply.header('cache-control', 'no-store')
      const page = body.page.split(/[?#]/, 1)[0] ?? ''
      const agent = request.headers['user-agent'] ?? ''
      if (!pageAt(page) || agent === '' || ROBOTS.test(agent)) return { counted: false }
      const counted = await addPageView(database, {
        day: today(),
        page,
        language: body.language ?? firstLanguage(request.languages()),
        referringSite: siteOf(body.referrer, request.host),
      })
      return { counted }
    },
    { limit: VIEWS_PER_MINUTE },
  )

  guardedRoute(app, mayReadAnalytics, readAnalytics, async ({ query }) => {
    const { from, to } = rangeOf(query, today())
    return {
      courses: await count('courses'),
      audio: await count('audio'),
      mosques: await count('mosques'),
      names: await count('names'),
      from,
      to,
      ...(await pageViewCounts(database, from, to)),
    }
  })
}

/** The asked days. Throws 400 when they end before they begin, or are too many. */
function rangeOf(asked: { from?: CivilDate | undefined; to?: CivilDate | undefined }, today: Day) {
  const to = asked.to ? formatCivilDate(asked.to) : today
  const from = asked.from ? formatCivilDate(asked.from) : dayOfNumber(dayNumberOf(to) - DEFAULT_DAYS + 1)
  const days = dayNumberOf(to) - dayNumberOf(from) + 1
  if (days < 1) throw invalid('to', 'before_from', 'The last day is before the first one.')
  if (days > MOST_DAYS) throw invalid('from', 'too_long', `The range has more than ${MOST_DAYS} days.`)
  return { from, to }
}

const invalid = (field: string, code: string, message: string) =>
  new AppError('invalid_request', 400, message, [{ field, code }])

const firstLanguage = (tags: readonly string[]) =>
  tags.map(languageOf).find((language) => language !== undefined)?.code ?? 'en'

/** The host of another site that linked here; empty for none. */
function siteOf(referrer: string | undefined, ownHost: string): string {
  if (!referrer || !URL.canParse(referrer)) return ''
  const { protocol, host } = new URL(referrer)
  return /^https?:$/.test(protocol) && host !== ownHost ? host : ''
}
