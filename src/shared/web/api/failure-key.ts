import { ApiError, NetworkError } from './request.ts'

/**
 * The key of a failed call's message: `offline` if no server answered, the key that `keys` has for the error's code or else
 * for its status, and `server` for everything else.
 */
export function failureKey<Key extends string = never>(
  error: unknown,
  keys: Readonly<Record<string, Key>> = {},
): Key | 'offline' | 'server' {
  if (error instanceof NetworkError) return 'offline'
  if (!(error instanceof ApiError)) return 'server'
  return keys[error.code ?? ''] ?? keys[error.status] ?? 'server'
}
