import { civilToday } from '#shared/server/civil-today.ts'
import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { loadTimeZones } from '#shared/server/time-zone-at.ts'
import { readMosque, readMosques, suggestMosque } from '../core/mosques.contract.ts'
import { describeMosques } from './describe-mosque.ts'
import { findMosque, mosqueNotFound } from './find-mosque.ts'
import { createLiveMosques } from './live-mosques.ts'
import { seedMosques } from './mosques.seed.ts'
import { mosqueAdminRoutes } from './mosques-admin.routes.ts'
import { nearMosques } from './near-mosques.ts'
import { suggestionReviewRoutes } from './suggestion-review.routes.ts'
import { storeSuggestion } from './suggestions.repository.ts'

/** More than anyone suggests while walking through a town. */
const SUGGESTIONS_PER_MINUTE = 5

export const mosquesFeature: ServerFeature = async (app, services) => {
  const { database, clock, contentFolder } = services
  const timeZoneAt = loadTimeZones(contentFolder)
  const todayIn = civilToday(clock)
  const refreshArea = createLiveMosques(services)
  await seedMosques(database, contentFolder)
  mosqueAdminRoutes(app, services)
  suggestionReviewRoutes(app, services)

  route(app, readMosques, async ({ query: { radius, method, madhab, ...place }, reply }) => {
    // The URL contains a location, and the times change daily.
    reply.header('cache-control', 'private, no-cache')
    await refreshArea(place)
    const found = await nearMosques(database, place, radius)
    return describeMosques(found, { timeZoneAt, todayIn, method, madhab })
  })

  route(app, readMosque, async ({ params: { id }, query, reply }) => {
    reply.header('cache-control', 'no-cache')
    const found = await findMosque(database, id)
    const [mosque] = describeMosques(found ? [{ ...found, distance: 0 }] : [], {
      ...query,
      timeZoneAt,
      todayIn,
    })
    return mosque ?? mosqueNotFound()
  })

  route(
    app,
    suggestMosque,
    async ({ body }) => ({ id: await storeSuggestion(database, body, clock()), status: 'pending' as const }),
    { limit: SUGGESTIONS_PER_MINUTE },
  )
}
