import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'

const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the server answers; it asks nothing of the database.',
  answer: z.object({ status: z.literal('ok') }),
})

/** For load balancers, and for pages that lost the network and wait for it. */
export const healthFeature: ServerFeature = (app) => {
  route(app, readHealth, ({ reply }) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' as const }
  })
}
