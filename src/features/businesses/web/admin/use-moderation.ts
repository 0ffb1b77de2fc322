import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { BodyInput } from '#shared/core/contract/endpoint.ts'
import { call } from '#shared/web/api/call.ts'
import { failureKey } from '#shared/web/api/failure-key.ts'
import { reading } from '#shared/web/api/reading.ts'
import type { SubmissionStatus } from '../../core/business-submission.ts'
import { listModeratedReviews, type moderatedLists, moderateReview } from '../../core/reviews.contract.ts'
import { decideOnSubmission, editSubmission, listSubmissions } from '../../core/submissions.contract.ts'

/** A page of submissions, fetched again whenever it is opened, because others review too. */
export const useSubmissions = (status: SubmissionStatus, page: number) =>
  useQuery({ ...reading(listSubmissions, { status, page: String(page) }), refetchOnMount: 'always' })

/** Deciding on one submission and correcting it. Every list is fetched again afterwards. */
export function useReviewActions(id: string) {
  const client = useQueryClient()
  const onSuccess = () => client.invalidateQueries({ queryKey: [listSubmissions.path] })
  const decide = useMutation({
    mutationFn: (body: BodyInput<typeof decideOnSubmission>) =>
      call(decideOnSubmission, { params: { id }, body }),
    onSuccess,
  })
  const edit = useMutation({
    mutationFn: (body: BodyInput<typeof editSubmission>) => call(editSubmission, { params: { id }, body }),
    onSuccess,
  })
  return { decide, edit }
}

export type ModeratedList = (typeof moderatedLists)[number]

export const useModeratedReviews = (list: ModeratedList, page: number) =>
  useQuery({ ...reading(listModeratedReviews, { list, page: String(page) }), refetchOnMount: 'always' })

export function useModerate(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof moderateReview>) => call(moderateReview, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [listModeratedReviews.path] }),
  })
}

/** The key of the message for a failed decision. */
export const moderationFailure = (error: unknown) =>
  failureKey(error, {
    submission_closed: 'closed',
    own_submission: 'own',
    own_review: 'own',
    not_found: 'gone',
  })
