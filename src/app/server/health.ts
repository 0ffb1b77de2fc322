import { readHealth } from '#shared/core/health.contract.ts'
import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'

/**
 * For load balancers, and for pages that wait for the network. Without the database, prayer times, the Qibla
 * and the Quran still work, so the status is 200 during an outage.
 */
export const healthFeature: ServerFeature = (app, { database }) => {
  route(app, readHealth, async ({ reply }) => {
    reply.header('cache-control', 'no-store')
    return {
      status: 'ok' as const,
      database: (await database.answers()) ? ('ok' as const) : ('unavailable' as const),
    }
  })
}
