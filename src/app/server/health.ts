import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'

const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  anyOrigin: true,
  summary: 'Whether the server answers, and whether its database does.',
  answer: z.object({ status: z.literal('ok'), database: z.enum(['ok', 'unavailable']) }),
})

/**
 * For load balancers, and for pages that lost the network and wait for it. Without the database times, the Qibla and the
 * Quran are still answered, so the status is 200 during an outage.
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
