import { supersedes } from '#shared/core/user-data/merge-records.ts'
import type { Review } from '../lessons.records.ts'
import { reviewId } from '../review-id.ts'

/** The reviews that a device has after it synced with another: records by id, of which the later version wins. */
export function mergedReviews(own: readonly Review[], others: readonly Review[]): readonly Review[] {
  const rows = new Map<string, { readonly at: string; readonly review: Review }>()
  for (const review of [...own, ...others]) {
    const row = { at: review.at, review }
    const id = reviewId(review)
    if (supersedes(row, rows.get(id))) rows.set(id, row)
  }
  return [...rows.values()].map(({ review }) => review)
}
