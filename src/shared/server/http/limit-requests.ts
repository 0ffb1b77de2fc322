import rateLimit from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { RafiqServer } from '../services.ts'
import type { Settings } from '../settings.ts'
import { networkOf } from '../throttle/network-of.ts'
import { sendRateLimitHeaders } from './rate-limit-headers.ts'

/** The address of calls that the server makes for its own pages, which no limit counts. No connection has it. */
export const SERVER_ITSELF = 'server'

/**
 * Limits the calls of the API in a minute and network, and other routes that declare a limit. The matched route
 * decides and not the address, which can be spelt in many ways (`/%61pi/…`). Does nothing where limits are off.
 */
export async function limitRequests(app: RafiqServer, { RATE_LIMIT }: Settings): Promise<void> {
  if (RATE_LIMIT === 'off') return
  // Before the plugin’s own hook, which reads what this one writes.
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/')) route.config = { rateLimit: false, ...route.config }
  })
  await app.register(rateLimit, {
    max: RATE_LIMIT,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
    // The connection’s address, because a client may write anything into `X-Forwarded-For`.
    allowList: ({ socket }) => socket.remoteAddress === SERVER_ITSELF,
  })
  sendRateLimitHeaders(app)
}

/**
 * Counts requests of handlers that have no route of their own, as many in a minute and network as calls of the API
 * but apart from them. Returns how many seconds to wait; 0 if the request may be answered. Call it after
 * {@link limitRequests}.
 */
export function requestCounter(
  app: RafiqServer,
  { RATE_LIMIT }: Settings,
): (request: FastifyRequest) => Promise<number> {
  if (RATE_LIMIT === 'off') return async () => 0
  const count = app.createRateLimit({ max: RATE_LIMIT })
  return async (request) => {
    const counted = await count(request)
    return !counted.isAllowed && counted.isExceeded ? Math.max(1, counted.ttlInSeconds) : 0
  }
}
