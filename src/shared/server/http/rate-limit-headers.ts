import type { RafiqServer } from '../services.ts'

/**
 * Replaces the headers of `@fastify/rate-limit` by those of the current draft
 * (draft-ietf-httpapi-ratelimit-headers): `RateLimit-Policy: "minute";q=600;w=60` and `RateLimit:
 * "minute";r=599;t=60`.
 */
export function sendRateLimitHeaders(app: RafiqServer): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    const limit = reply.getHeader('x-ratelimit-limit')
    if (limit !== undefined) {
      const remaining = reply.getHeader('x-ratelimit-remaining')
      const seconds = reply.getHeader('x-ratelimit-reset')
      for (const name of ['limit', 'remaining', 'reset']) reply.removeHeader(`x-ratelimit-${name}`)
      reply.header('ratelimit-policy', `"minute";q=${limit};w=60`)
      reply.header('ratelimit', `"minute";r=${remaining};t=${seconds}`)
    }
    done(null, payload)
  })
}
