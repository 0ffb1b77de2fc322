import type { ErrorAnswer, FieldError } from '#shared/core/app-error.ts'
import { connectionLost } from '../offline/connection.ts'
import { isBlockedByPrivateMode, isPrivate } from '../private-mode.ts'
import { sessionId } from '../session/session-id.ts'

/** An answer that is not a success. The message is the status, a colon and the body, as specified. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly status: number,
    readonly body: string,
    statusText: string,
    /** `Retry-After`, as the server sent it. */
    readonly retryAfter: string | null = null,
  ) {
    super(`${status}: ${body || statusText}`)
  }

  /** The stable code of the server's error, if it sent one. */
  get code(): string | undefined {
    return this.answer?.error.code
  }

  get fields(): readonly FieldError[] {
    return this.answer?.error.fields ?? []
  }

  private get answer(): ErrorAnswer | undefined {
    try {
      const parsed: unknown = JSON.parse(this.body)
      return typeof parsed === 'object' && parsed !== null && 'error' in parsed
        ? (parsed as ErrorAnswer)
        : undefined
    } catch {
      return undefined
    }
  }
}

/** The error for a failed connection, whatever error the browser throws. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'

  constructor(cause: unknown) {
    super('Network temporarily unavailable', { cause })
  }
}

export interface ApiRequest {
  readonly method?: string
  readonly query?: Readonly<Record<string, string | number | undefined>> | undefined
  readonly body?: unknown
  /** Whether cookies are sent. A preloaded file is reused only with `same-origin`. */
  readonly credentials?: RequestCredentials
  readonly cache?: RequestCache
  readonly signal?: AbortSignal | null | undefined
}

/**
 * Sends one request with cookies and JSON, and returns the parsed answer. Throws {@link ApiError} for an
 * answer that is not a success, {@link NetworkError} if there is none, and passes on an abort. In private
 * mode only reference content is requested, without identification; everything else fails as if the device
 * were offline.
 */
export async function request(
  path: string,
  { method = 'GET', query, body, credentials = 'include', cache, signal = null }: ApiRequest = {},
): Promise<unknown> {
  const address = addressOf(path, query)
  if (isBlockedByPrivateMode(method, address)) throw new NetworkError('private mode')
  const session = isPrivate() ? undefined : sessionId()
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(session && { 'x-session-id': session }),
  }
  const [{ ok, status, statusText, headers: answered }, text] = await connect(address, {
    method,
    credentials: isPrivate() ? 'omit' : credentials,
    ...(cache && { cache }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers,
    signal,
  })
  if (!ok) throw new ApiError(status, text, statusText, answered.get('retry-after'))
  return JSON.parse(text)
}

/** The path with the given query values, in order. */
export function addressOf(path: string, query: ApiRequest['query'] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length
    ? `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
    : path
}

/** An answer with its complete text. */
async function connect(address: string, init: RequestInit): Promise<readonly [Response, string]> {
  try {
    const response = await fetch(address, init)
    return [response, await response.text()]
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    // biome-ignore lint/suspicious/noConsole: the specification asks for a warning.
    console.warn('Network temporarily unavailable', address.split('?')[0])
    connectionLost()
    throw new NetworkError(error)
  }
}
