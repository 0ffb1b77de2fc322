import { ApiError, NetworkError } from '#shared/web/api/request.ts'

/** Error codes with a message of their own. */
const codes = [
  'transcription_off',
  'transcription_busy',
  'unknown_audio',
  'body_too_large',
  'too_many_requests',
] as const

/** The key of a failure’s message. */
export type TranscriptionFailure = (typeof codes)[number] | 'service' | 'unreadable' | 'lost' | 'offline'

/** The message key for an error during an upload. */
export function transcriptionFailureKey(error: unknown): TranscriptionFailure {
  if (error instanceof NetworkError) return 'offline'
  return codes.find((code) => error instanceof ApiError && error.code === code) ?? 'service'
}
