import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { BodyInput } from '#shared/core/contract/endpoint.ts'
import { call } from '#shared/web/api/call.ts'
import { failureKey } from '#shared/web/api/failure-key.ts'
import type { ReviewSorting } from '../../core/business-review.ts'
import {
  deleteOwnReview,
  listReviews,
  readOwnReview,
  reportReview,
  writeReview,
} from '../../core/reviews.contract.ts'

/** The published reviews of a business, more of them by page. */
export const useReviews = (slug: string, sort: ReviewSorting) =>
  useInfiniteQuery({
    queryKey: [listReviews.path, slug, sort],
    queryFn: ({ pageParam, signal }) =>
      call(listReviews, { params: { slug }, query: { sort, page: String(pageParam) }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
  })

const ownKey = (slug: string) => [readOwnReview.path, slug]

/** One’s own review, whatever its state. */
export const useOwnReview = (slug: string, isSignedIn: boolean) =>
  useQuery({
    queryKey: ownKey(slug),
    queryFn: ({ signal }) => call(readOwnReview, { params: { slug }, signal }),
    enabled: isSignedIn,
    refetchOnMount: 'always',
  })

/** Writing and deleting one’s own review. */
export function useReviewActions(slug: string) {
  const client = useQueryClient()
  const onSuccess = (answer: unknown) => {
    client.setQueryData(ownKey(slug), answer)
    return client.invalidateQueries({ queryKey: [listReviews.path, slug] })
  }
  const write = useMutation({
    mutationFn: (body: BodyInput<typeof writeReview>) => call(writeReview, { params: { slug }, body }),
    onSuccess,
  })
  const remove = useMutation({ mutationFn: () => call(deleteOwnReview, { params: { slug } }), onSuccess })
  return { write, remove }
}

export const useReport = (id: string) =>
  useMutation({
    mutationFn: (body: BodyInput<typeof reportReview>) => call(reportReview, { params: { id }, body }),
  })

/** The key of the message for a failed call about reviews. */
export const reviewFailure = (error: unknown) =>
  failureKey(error, { too_many_attempts: 'too_many', too_many_requests: 'too_many' })
