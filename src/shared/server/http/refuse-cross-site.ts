import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/core/app-error.ts'
import type { RafiqServer } from '../services.ts'

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Answers 403 to a write that another site's page sent. Browsers name the origin in `Sec-Fetch-Site` or, over
 * plain HTTP, in `Origin`. Programs send neither, but they have no user's cookies. This is in addition to the
 * session's handle, which another site cannot know.
 */
export function refuseCrossSite(app: RafiqServer, publicUrl: string | undefined): void {
  const known = publicUrl === undefined ? undefined : new URL(publicUrl).host
  app.addHook('onRequest', (request, _, done) => {
    done(reading.has(request.method) || isOwn(request, known) ? undefined : refusal())
  })
}

function isOwn(request: FastifyRequest, known: string | undefined): boolean {
  const { 'sec-fetch-site': site, origin } = request.headers
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const { host, protocol } = new URL(origin)
  return host === known || host === hostOf(`${protocol}//${request.host}`)
}

/** Without the default port. */
const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : undefined)

const refusal = () => new AppError('cross_site', 403, 'Cross-site requests aren’t allowed.')
