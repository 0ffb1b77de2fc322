import type { FastifyReply } from 'fastify'
import { RECITATION_ORIGIN } from '#features/quran/core/index.ts'

/** The content security policy of pages: own files alone, the inline scripts by their hash, recitations when asked for. */
export function securityHeaders(reply: FastifyReply, scriptHashes: readonly string[]): void {
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `media-src 'self' ${RECITATION_ORIGIN}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  reply.header('content-security-policy', policy.join('; '))
}
