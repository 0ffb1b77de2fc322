import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/web/api/call.ts'
import { reading } from '#shared/web/api/reading.ts'
import { deleteFeedback, listFeedback, markFeedback } from '../../core/feedback.contract.ts'
import type { FeedbackStatus, FeedbackType } from '../../core/feedback.ts'

export interface FeedbackQuery {
  readonly type: FeedbackType | 'all'
  readonly status: FeedbackStatus
  readonly page: number
}

/** A page of feedback, fetched again whenever it is opened, because others review it too. */
export function useFeedback({ type, status, page }: FeedbackQuery) {
  const query = { status, page: String(page), ...(type !== 'all' && { type }) }
  return useQuery({ ...reading(listFeedback, query), refetchOnMount: 'always' })
}

/** Marking and deleting one suggestion or report. Every list is fetched again afterwards. */
export function useFeedbackActions(id: string) {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: [listFeedback.path] })
  const mark = useMutation({
    mutationFn: (status: FeedbackStatus) => call(markFeedback, { params: { id }, body: { status } }),
    onSuccess,
  })
  const remove = useMutation({ mutationFn: () => call(deleteFeedback, { params: { id } }), onSuccess })
  return { mark, remove }
}
