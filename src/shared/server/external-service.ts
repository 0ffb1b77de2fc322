import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import { CircuitBreaker } from './circuit-breaker.ts'
import { ExternalServiceError } from './external-service-error.ts'
import { readExternalJson } from './read-external-json.ts'

export interface ExternalServiceOptions {
  /** Its name in logs. */
  readonly name: string
  /** The time limit for one attempt, body included. */
  readonly timeoutMs: number
  /** The time limit for all attempts of one call, with the pauses. */
  readonly budgetMs: number
  /** The maximum number of attempts per call. */
  readonly attempts?: number
  /** The pause before the second attempt; doubled before each later one. */
  readonly pauseMs?: number
  /** The maximum size of a body, decompressed. */
  readonly maxBytes?: number
  /** Consecutive failures before calls are paused, and the length of the pause. */
  readonly breaker?: { readonly failures: number; readonly restMs: number }
}

const PRODUCT = 'Rafiq/1 (Islamic companion)'
/** With less time left, another attempt is pointless. */
const SHORTEST_ATTEMPT_MS = 50

/** A service on the network that this server may call. The server must work without it. */
export interface ExternalService {
  readonly name: string
  /** The JSON or text at `url`, validated by `schema`. Throws only {@link ExternalServiceError}. */
  readonly read: <Schema extends z.ZodType>(
    url: URL,
    schema: Schema,
    question?: ExternalQuestion,
  ) => Promise<z.output<Schema>>
}

/** Data for the request, besides the URL. */
export interface ExternalQuestion {
  readonly headers?: Readonly<Record<string, string>>
  /** A form to send by POST, possibly more than once. */
  readonly body?: FormData
  /** For a service that answers with text instead of JSON. */
  readonly as?: 'json' | 'text'
}

/**
 * An external service with timeouts, retries within a time limit, a size limit, and a pause after repeated
 * failures.
 */
export function externalService(options: ExternalServiceOptions): ExternalService {
  const { name, attempts = 2, pauseMs = 150, maxBytes = 256_000 } = options
  const breaker = new CircuitBreaker(options.breaker ?? { failures: 2, restMs: 30_000 })

  async function readWithRetries(url: URL, question: ExternalQuestion): Promise<unknown> {
    const deadline = performance.now() + options.budgetMs
    for (let attempt = 1; ; attempt++) {
      const timeoutMs = Math.ceil(Math.min(options.timeoutMs, deadline - performance.now()))
      try {
        const headers = { accept: 'application/json', 'user-agent': PRODUCT, ...question.headers }
        return await readExternalJson({
          service: name,
          url,
          headers,
          body: question.body,
          as: question.as,
          timeoutMs,
          maxBytes,
        })
      } catch (error) {
        const pause = pauseMs * 2 ** (attempt - 1)
        const isTimeLeft = performance.now() + pause + SHORTEST_ATTEMPT_MS < deadline
        const goesOn =
          error instanceof ExternalServiceError && error.isPassing && attempt < attempts && isTimeLeft
        if (!goesOn) throw error
        await wait(pause)
      }
    }
  }

  return {
    name,
    async read(url, schema, question = {}) {
      if (!breaker.allows()) throw new ExternalServiceError(name, 'resting')
      try {
        const result = schema.safeParse(await readWithRetries(url, question))
        if (!result.success) throw new ExternalServiceError(name, 'unexpected')
        breaker.succeeded()
        return result.data
      } catch (error) {
        breaker.failed()
        if (error instanceof ExternalServiceError && error.retryAfterMs) breaker.restFor(error.retryAfterMs)
        throw error
      }
    },
  }
}
