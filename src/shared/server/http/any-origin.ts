import type { onRequestHookHandler } from 'fastify'
import type { RafiqServer } from '../services.ts'

const A_DAY_SECONDS = 86_400

/** These answers don't depend on cookies, so pages of any site may read them. */
const headers = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, RateLimit, RateLimit-Policy, Retry-After',
  'cross-origin-resource-policy': 'cross-origin',
} as const

/**
 * Set on every answer of a call that is open to any origin, errors included (Fetch standard, CORS protocol).
 */
export const answerAnyOrigin: onRequestHookHandler = (_request, reply, done) => {
  reply.headers(headers)
  done()
}

/** Answers the preflight requests of pages that send `If-None-Match`. */
export function answerPreflight(app: RafiqServer, url: string): void {
  app.options(url, { schema: { hide: true } }, (_request, reply) =>
    reply
      .headers({
        ...headers,
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': 'If-None-Match',
        'access-control-max-age': A_DAY_SECONDS,
      })
      .status(204)
      .send(),
  )
}
