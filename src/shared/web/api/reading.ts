import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf, Endpoint, QueryInput } from '#shared/core/contract/endpoint.ts'
import { embeddedAnswer } from './embedded-answer.ts'
import { addressOf, NetworkError, request } from './request.ts'

/** An answer, and whether the server or this device computed it. */
export interface Reading<Answer> {
  readonly answer: Answer
  readonly from: 'server' | 'device'
}

/** The time limit for a silent server. */
const PATIENCE_MS = 60_000
/** The time limit if the device can compute the answer itself. */
const SHORT_PATIENCE_MS = 6000

/**
 * Makes a call of a contract. `onDevice` computes the same answer if the server is unreachable or silent;
 * without it the error is passed on.
 */
export async function readAnswer<E extends Endpoint>(
  { path }: E,
  query: QueryInput<E>,
  { onDevice, signal }: { onDevice?: (() => Promise<AnswerOf<E>>) | undefined; signal?: AbortSignal } = {},
): Promise<Reading<AnswerOf<E>>> {
  try {
    const answer = await Promise.race([
      request(path, { query: valuesOf(query), signal }),
      silence(onDevice ? SHORT_PATIENCE_MS : PATIENCE_MS),
    ])
    return { answer: answer as AnswerOf<E>, from: 'server' }
  } catch (error) {
    if (!onDevice || signal?.aborted) throw error
    return { answer: await onDevice(), from: 'device' }
  }
}

/** {@link readAnswer} for `useQuery`; an embedded answer is used first. */
export function reading<E extends Endpoint>(
  endpoint: E,
  query: QueryInput<E>,
  onDevice?: () => Promise<AnswerOf<E>>,
) {
  const values = valuesOf(query)
  const embedded = embeddedAnswer(addressOf(endpoint.path, values))
  return queryOptions({
    queryKey: [endpoint.path, values],
    queryFn: ({ signal }) => readAnswer(endpoint, query, { onDevice, signal }),
    ...(embedded !== undefined && {
      initialData: { answer: embedded as AnswerOf<E>, from: 'server' as const },
    }),
  })
}

const silence = (ms: number) => new Promise((_, reject) => setTimeout(reject, ms, new NetworkError(ms)))

const valuesOf = (query: unknown) => query as Record<string, string | number | undefined> | undefined
