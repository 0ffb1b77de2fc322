import { failureKey } from '#shared/web/api/failure-key.ts'

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

const keys = Object.fromEntries(codes.map((code) => [code, code]))

/** The message key for an error. */
export const applicationFailureKey = (error: unknown): FailureKey => failureKey(error, keys)
