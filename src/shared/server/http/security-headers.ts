import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Headers of every answer. Answers of the API may load nothing; pages and files set a policy of their own. */
export const securityHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  referrerPolicy: { policy: 'same-origin' },
  strictTransportSecurity: false,
  xFrameOptions: { action: 'deny' },
}

const HALF_A_YEAR_SECONDS = 15_768_000

/** Behind TLS, browsers are told to stay there; over plain HTTP the header would be wrong. */
export async function strictTransport(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (request.protocol !== 'https') return
  reply.header('strict-transport-security', `max-age=${HALF_A_YEAR_SECONDS}; includeSubDomains`)
}
