import type { FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

/** `https://example.org`, without a trailing slash: the setting, or the address of the request. */
export const publicOrigin = (request: FastifyRequest, { PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): string =>
  PUBLIC_URL?.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`
