import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/web/api/call.ts'
import { failureKey } from '#shared/web/api/failure-key.ts'
import { reading } from '#shared/web/api/reading.ts'
import type { SuggestionStatus } from '../../core/mosque-suggestion.ts'
import { listMosqueSuggestions, rejectMosqueSuggestion } from '../../core/suggestions.contract.ts'

/** A page of suggestions, fetched again whenever it is opened, because others review too. */
export const useSuggestions = (status: SuggestionStatus, page: number) =>
  useQuery({ ...reading(listMosqueSuggestions, { status, page: String(page) }), refetchOnMount: 'always' })

export function useReject(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) => call(rejectMosqueSuggestion, { params: { id }, body: { reason } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [listMosqueSuggestions.path] }),
  })
}

/** The key of the message for a failed decision. */
export const decisionFailure = (error: unknown) =>
  failureKey(error, { suggestion_closed: 'closed', not_found: 'gone' })
