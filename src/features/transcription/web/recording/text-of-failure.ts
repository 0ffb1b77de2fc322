import { ApiError, NetworkError } from '#shared/web/api/request.ts'

/** Codes of the server that have a text of their own. */
const codes = [
  'transcription_off',
  'transcription_busy',
  'unknown_audio',
  'body_too_large',
  'too_many_requests',
] as const

/** Why nothing was written down; the name of a text. */
export type FailureText = (typeof codes)[number] | 'service' | 'unreadable' | 'lost' | 'offline'

/** The text for what went wrong while a recording was sent. */
export function textOfFailure(error: unknown): FailureText {
  if (error instanceof NetworkError) return 'offline'
  return codes.find((code) => error instanceof ApiError && error.code === code) ?? 'service'
}
