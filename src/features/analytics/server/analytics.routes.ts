import { languageOf } from '#shared/core/languages.ts'
import { countPageView } from '#shared/core/page-views.contract.ts'
import { pageAt } from '#shared/core/pages.ts'
import { route } from '#shared/server/http/route.ts'
import { addPageView } from '#shared/server/page-views/add-page-view.ts'
import type { ServerFeature } from '#shared/server/services.ts'

/** More pages than anyone opens. */
const VIEWS_PER_MINUTE = 60

const ROBOTS =
  /bot\b|crawl|spider|slurp|preview|facebookexternalhit|headless|lighthouse|monitor|curl|wget|python|axios|java\/|go-http/i

export const analyticsFeature: ServerFeature = (app, { database, clock }) => {
  route(
    app,
    countPageView,
    async ({ body, request, reply }) => {
      reply.header('cache-control', 'no-store')
      const page = body.page.split(/[?#]/, 1)[0] ?? ''
      const agent = request.headers['user-agent'] ?? ''
      if (!pageAt(page) || agent === '' || ROBOTS.test(agent)) return { counted: false }
      const counted = await addPageView(database, {
        day: clock().toISOString().slice(0, 10),
        page,
        language: body.language ?? firstLanguage(request.languages()),
        referringSite: siteOf(body.referrer, request.host),
      })
      return { counted }
    },
    { limit: VIEWS_PER_MINUTE },
  )
}

const firstLanguage = (tags: readonly string[]) =>
  tags.map(languageOf).find((language) => language !== undefined)?.code ?? 'en'

/** The host of another site that linked here; empty for none. */
function siteOf(referrer: string | undefined, ownHost: string): string {
  if (!referrer || !URL.canParse(referrer)) return ''
  const { protocol, host } = new URL(referrer)
  return /^https?:$/.test(protocol) && host !== ownHost ? host : ''
}
