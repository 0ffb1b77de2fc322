import { MOST_STARS } from '#shared/core/stars.ts'

/** Reviews wait until a moderator publishes them; a declined one is seen by its author alone, with the reason. */
export const reviewStatuses = ['waiting', 'published', 'declined'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

export const reviewSortings = ['newest', 'oldest', 'highest', 'lowest'] as const
export type ReviewSorting = (typeof reviewSortings)[number]

export const reportReasons = ['untrue', 'insulting', 'advertising', 'private', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const REVIEW_LENGTH = { min: 20, max: 2000 } as const
export const REPORT_LENGTH = 500
export const REVIEWS_PER_PAGE = 10
/** Reviews that an account may write or change in a day. */
export const REVIEWS_PER_DAY = 10

export type ReviewTrouble = 'stars_missing' | 'too_short' | 'too_long' | 'has_link'

/** What is wrong with a review; `undefined` when it can be sent. */
export function reviewTrouble({
  stars,
  text,
}: {
  readonly stars: number
  readonly text: string
}): ReviewTrouble | undefined {
  const { length } = text.trim()
  if (!Number.isInteger(stars) || stars < 1 || stars > MOST_STARS) return 'stars_missing'
  if (length < REVIEW_LENGTH.min) return 'too_short'
  if (length > REVIEW_LENGTH.max) return 'too_long'
  return /https?:\/\/|\bwww\./i.test(text) ? 'has_link' : undefined
}

/** The numbers of the published reviews of a business. */
export interface ReviewCount {
  /** The mean with one decimal; `0` without reviews. */
  readonly rating: string
  readonly totalReviews: number
}

export const NO_REVIEWS: ReviewCount = { rating: '0', totalReviews: 0 }

/** The count of reviews with so many stars each, from one star to five. */
export type StarCounts = readonly [number, number, number, number, number]

export function reviewCountOf(stars: StarCounts): ReviewCount {
  const totalReviews = stars.reduce((sum, each) => sum + each, 0)
  if (totalReviews === 0) return NO_REVIEWS
  const sum = stars.reduce((all, each, at) => all + each * (at + 1), 0)
  return { rating: (sum / totalReviews).toFixed(1), totalReviews }
}
