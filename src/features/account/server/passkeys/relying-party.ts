import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/core/app-error.ts'
import type { Settings } from '#shared/server/settings.ts'

/**
 * For which site passkeys are: its origin, and its host, which browsers bind them to (WebAuthn, 4, “RP ID”). Throws
 * `invalid_request` for a request whose `Host` cannot be one.
 */
export function relyingParty({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>, request: FastifyRequest) {
  const address = PUBLIC_URL ?? `${request.protocol}://${request.host}`
  if (!URL.canParse(address)) throw new AppError('invalid_request', 400, 'The Host header is invalid.')
  const { origin, hostname } = new URL(address)
  return { origin, rpID: hostname }
}
