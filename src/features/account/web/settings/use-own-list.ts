import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, Endpoint, PathOf } from '#shared/core/contract/endpoint.ts'
import { useSessionId } from '#shared/web/session/session-id.ts'
import { call } from '../call.ts'

/** A list of the account, asked anew whenever the page shows it; every session has its own. */
export function useOwnList<E extends Endpoint>(path: PathOf<E>) {
  const client = useQueryClient()
  const key = [path, useSessionId() ?? null]
  const list = useQuery<AnswerOf<E>>({
    queryKey: key,
    queryFn: () => call<E>('GET', path),
    staleTime: 0,
  })
  return { ...list, again: () => client.invalidateQueries({ queryKey: key }) }
}
