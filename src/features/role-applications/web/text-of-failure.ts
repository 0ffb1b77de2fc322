import { ApiError, NetworkError } from '#shared/web/api/request.ts'

/** Codes of the server that have a text of their own. */
const codes = [
  'application_open',
  'role_held',
  'too_many_applications',
  'application_over',
  'unknown_audio',
  'body_too_large',
  'too_many_samples',
  'too_many_requests',
  'not_signed_in',
  'not_found',
  'sample_missing',
  'own_application',
  'super_admin_needed',
] as const

/** Why nothing came of it; the name of a text. */
export type FailureText = (typeof codes)[number] | 'server' | 'offline'

/** The text for what went wrong. */
export function textOfFailure(error: unknown): FailureText {
  if (error instanceof NetworkError) return 'offline'
  return codes.find((code) => error instanceof ApiError && error.code === code) ?? 'server'
}
