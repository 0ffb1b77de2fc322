import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, nameIn, numberText } from '#shared/core/contract/fields.ts'
import { slug } from '#shared/core/directory/directory.contract.ts'
import {
  REPORT_LENGTH,
  REVIEW_LENGTH,
  reportReasons,
  reviewSortings,
  reviewStatuses,
  reviewTrouble,
} from './business-review.ts'

const instant = z.iso.datetime()
const params = z.object({ slug })
const reviewParams = z.object({ id: z.uuid() })
const page = numberText({ min: 1, max: 10_000, integer: true }).default(1)

const published = z.object({
  id: z.uuid(),
  stars: z.number().int(),
  text: z.string(),
  /** The name that the author chose for the account. */
  author: z.string(),
  writtenAt: instant,
})

export type PublishedReview = z.output<typeof published>

const own = z.object({
  id: z.uuid(),
  stars: z.number().int(),
  text: z.string(),
  status: z.enum(reviewStatuses),
  writtenAt: instant,
  /** Why it was declined. */
  note: z.string().nullable(),
})

export type OwnReview = z.output<typeof own>

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/islamic-businesses/{slug}/reviews',
  summary: 'The published reviews of a business, a page at a time',
  params,
  query: z.object({
    sort: described(nameIn(reviewSortings).default('newest'), 'Their order.', 'highest'),
    page,
  }),
  answer: z.object({
    reviews: z.array(published),
    /** The numbers of reviews with one to five stars. */
    stars: z.array(z.number().int()),
    rating: z.string(),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
  }),
  errors: ['not_found'],
})

export const readOwnReview = endpoint({
  method: 'GET',
  path: '/api/islamic-businesses/{slug}/own-review',
  summary: 'One’s own review of a business',
  params,
  answer: z.object({ review: own.nullable() }),
  errors: ['not_signed_in', 'not_found'],
})

export const writeReview = endpoint({
  method: 'PUT',
  path: '/api/islamic-businesses/{slug}/own-review',
  summary: 'Writes or changes one’s own review; it is shown after a moderator has read it',
  params,
  body: z
    .strictObject({
      stars: z.number().int().min(1).max(5),
      text: z
        .string()
        .trim()
        .max(REVIEW_LENGTH.max * 2),
    })
    .superRefine((review, context) => {
      const trouble = reviewTrouble(review)
      if (trouble) context.addIssue({ code: 'custom', path: ['text'], message: trouble })
    }),
  answer: z.object({ review: own }),
  errors: ['not_signed_in', 'not_found', 'sample_not_reviewed', 'too_many_attempts'],
})

export const deleteOwnReview = endpoint({
  method: 'DELETE',
  path: '/api/islamic-businesses/{slug}/own-review',
  summary: 'Deletes one’s own review',
  params,
  answer: z.object({ review: z.null() }),
  errors: ['not_signed_in', 'not_found'],
})

export const reportReview = endpoint({
  method: 'POST',
  path: '/api/business-reviews/{id}/reports',
  summary: 'Reports a published review to the moderators, once per account',
  params: reviewParams,
  body: z.strictObject({
    reason: z.enum(reportReasons),
    text: z.string().trim().max(REPORT_LENGTH, 'too_long').default(''),
  }),
  answer: z.object({ received: z.literal(true) }),
  status: 202,
  errors: ['not_signed_in', 'not_found', 'too_many_attempts'],
})

const moderated = published.extend({
  status: z.enum(reviewStatuses),
  note: z.string().nullable(),
  business: z.object({ name: z.string(), seoSlug: z.string() }),
  reports: z.array(z.object({ reason: z.enum(reportReasons), text: z.string(), reportedAt: instant })),
})

export type ModeratedReview = z.output<typeof moderated>

/** `reported`: published reviews with reports that no moderator has looked at. */
export const moderatedLists = ['waiting', 'reported', 'published', 'declined'] as const

export const listModeratedReviews = endpoint({
  method: 'GET',
  path: '/api/admin/business-reviews',
  summary: 'Lists reviews for moderators: waiting and reported ones oldest first, the others latest first',
  query: z.object({ list: z.enum(moderatedLists).default('waiting'), page }),
  answer: z.object({
    reviews: z.array(moderated),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
  }),
  errors: ['not_signed_in', 'forbidden'],
})

export const moderateReview = endpoint({
  method: 'POST',
  path: '/api/admin/business-reviews/{id}/decision',
  summary: 'Publishes a review, which dismisses its reports, or declines it with a reason for its author',
  params: reviewParams,
  body: z
    .strictObject({
      decision: z.enum(['published', 'declined']),
      note: z.string().trim().max(REPORT_LENGTH, 'too_long').default(''),
    })
    .refine(({ decision, note }) => decision === 'published' || note !== '', {
      path: ['note'],
      error: 'missing',
    }),
  answer: z.object({ status: z.enum(reviewStatuses) }),
  errors: ['not_signed_in', 'forbidden', 'own_review', 'not_found'],
})
