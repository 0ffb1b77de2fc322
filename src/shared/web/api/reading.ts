import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf, Endpoint, PathOf, QueryInput } from '#shared/core/contract/endpoint.ts'
import { embeddedAnswer } from './embedded-answer.ts'
import { addressOf, request } from './request.ts'

/** An answer and whether the server gave it or this device worked it out. */
export interface Reading<Answer> {
  readonly answer: Answer
  readonly from: 'server' | 'device'
}

/**
 * Asks the API, typed by the contract. `onDevice` works the same answer out where the server cannot be asked; without
 * it the error is passed on.
 */
export async function readAnswer<E extends Endpoint>(
  path: PathOf<E>,
  query: QueryInput<E>,
  options: { onDevice?: (() => Promise<AnswerOf<E>>) | undefined; signal?: AbortSignal } = {},
): Promise<Reading<AnswerOf<E>>> {
  const { onDevice, signal } = options
  try {
    const answer = await request(path, { query: valuesOf(query), ...(signal && { signal }) })
    return { answer: answer as AnswerOf<E>, from: 'server' }
  } catch (error) {
    if (!onDevice || signal?.aborted) throw error
    return { answer: await onDevice(), from: 'device' }
  }
}

/** {@link readAnswer} for `useQuery`; an answer that came with the page is taken first. */
export function reading<E extends Endpoint>(
  path: PathOf<E>,
  query: QueryInput<E>,
  onDevice?: () => Promise<AnswerOf<E>>,
) {
  const values = valuesOf(query)
  const embedded = embeddedAnswer(addressOf(path, values))
  return queryOptions({
    queryKey: [path, values],
    queryFn: ({ signal }) => readAnswer<E>(path, query, { onDevice, signal }),
    ...(embedded !== undefined && {
      initialData: { answer: embedded as AnswerOf<E>, from: 'server' as const },
    }),
  })
}

const valuesOf = (query: unknown) => (query ?? {}) as Record<string, string | number | undefined>
