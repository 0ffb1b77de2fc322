import { ExternalServiceError } from './external-service-error.ts'

export interface ExternalRequest {
  /** For error messages. */
  readonly service: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  /** A form to send by POST. */
  readonly body?: FormData | undefined
  /** Whether to parse the answer as JSON or return its text. */
  readonly as?: 'json' | 'text' | undefined
  /** The time limit for the whole answer, body included. */
  readonly timeoutMs: number
  /** The maximum size of the body, decompressed. */
  readonly maxBytes: number
}

/** The longest pause a service may ask for. */
const LONGEST_RETRY_AFTER_MS = 10 * 60_000

/**
 * Sends one GET, or POST of a form, and returns the answer as JSON or text. Redirects are not followed, so
 * that data reaches only the configured service. Throws {@link ExternalServiceError}.
 */
export async function readExternalJson(request: ExternalRequest): Promise<unknown> {
  const { service, url, headers, body, as = 'json', timeoutMs, maxBytes } = request
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const method = body ? 'POST' : 'GET'
    const response = await fetch(url, { method, headers, signal, redirect: 'manual', ...(body && { body }) })
    try {
      refuseFailures(service, response)
      const text = await readLimited(service, response, maxBytes)
      return as === 'text' ? text : parse(service, text)
    } catch (error) {
      await response.body?.cancel().catch(() => undefined)
      throw error
    }
  } catch (error) {
    if (error instanceof ExternalServiceError) throw error
    throw new ExternalServiceError(service, signal.aborted ? 'timeout' : 'unreachable')
  }
}

function refuseFailures(service: string, response: Response): void {
  const { status, ok, headers } = response
  if (ok) return
  if (status >= 300 && status < 400) throw new ExternalServiceError(service, 'redirected', status)
  throw new ExternalServiceError(service, 'status', status, retryAfterMs(headers.get('retry-after')))
}

/** Seconds or a date (RFC 9110, section 10.2.3). */
function retryAfterMs(value: string | null): number | undefined {
  if (value === null) return undefined
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, LONGEST_RETRY_AFTER_MS) : undefined
}

async function readLimited(service: string, response: Response, maxBytes: number): Promise<string> {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    throw new ExternalServiceError(service, 'too_large')
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new ExternalServiceError(service, 'too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parse(service: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ExternalServiceError(service, 'not_json')
  }
}
