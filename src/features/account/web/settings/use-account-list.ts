import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, Endpoint, QueryInput } from '#shared/core/contract/endpoint.ts'
import { readAnswer } from '#shared/web/api/reading.ts'
import { useSessionId } from '#shared/web/session/session-id.ts'

/** A list of the account, refetched whenever the page shows it and cached per session. */
export function useAccountList<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient()
  const key = [endpoint.path, useSessionId() ?? null]
  const list = useQuery<AnswerOf<E>>({
    queryKey: key,
    queryFn: async () => (await readAnswer(endpoint, undefined as QueryInput<E>)).answer,
    staleTime: 0,
  })
  return { ...list, again: () => client.invalidateQueries({ queryKey: key }) }
}
