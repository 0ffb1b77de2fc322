import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/core/app-error.ts'
import type { Settings } from '#shared/server/settings.ts'

/**
 * The site’s origin and host, which browsers bind passkeys to (WebAuthn, section 4, “RP ID”). Throws
 * `invalid_request` for an invalid `Host` header.
 */
export function relyingParty({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>, request: FastifyRequest) {
  const address = PUBLIC_URL ?? `${request.protocol}://${request.host}`
  if (!URL.canParse(address)) throw new AppError('invalid_request', 400, 'The Host header is invalid.')
  const { origin, hostname } = new URL(address)
  return { origin, rpID: hostname }
}
