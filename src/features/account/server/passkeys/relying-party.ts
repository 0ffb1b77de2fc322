import type { FastifyRequest } from 'fastify'
import type { Settings } from '#shared/server/settings.ts'

/** For which site passkeys are: its origin, and its host, which browsers bind them to (WebAuthn, 4, “RP ID”). */
export function relyingParty({ PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>, request: FastifyRequest) {
  const { origin, hostname } = new URL(PUBLIC_URL ?? `${request.protocol}://${request.host}`)
  return { origin, rpID: hostname }
}
