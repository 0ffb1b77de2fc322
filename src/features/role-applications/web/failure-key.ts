import { ApiError, NetworkError } from '#shared/web/api/request.ts'

/** Error codes with a message of their own. */
const codes = [
  'application_open',
  'role_held',
  'too_many_applications',
  'application_closed',
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

/** The key of a failure’s message. */
export type FailureKey = (typeof codes)[number] | 'server' | 'offline'

/** The message key for an error. */
export function failureKey(error: unknown): FailureKey {
  if (error instanceof NetworkError) return 'offline'
  return codes.find((code) => error instanceof ApiError && error.code === code) ?? 'server'
}
