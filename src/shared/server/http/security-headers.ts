import type { RafiqServer } from '../services.ts'

/**
 * Headers of every answer, following OWASP's Secure Headers Project. Answers of the API may load nothing;
 * pages and files have their own policy. The headers are constants, so no library runs per request.
 */
export const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

const HALF_A_YEAR_SECONDS = 15_768_000

/** Behind TLS, browsers are told to use only HTTPS; over plain HTTP the header would be wrong. */
const STRICT_TRANSPORT = `max-age=${HALF_A_YEAR_SECONDS}; includeSubDomains`

/** Sets the security headers on every answer, including errors of later hooks. */
export function secureAnswers(app: RafiqServer): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders)
    if (request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT)
    done()
  })
}
