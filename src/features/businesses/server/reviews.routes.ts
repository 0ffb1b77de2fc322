import { guardedRoute, route } from '#shared/server/http/route.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import { limitAttempts } from '#shared/server/throttle/throttle.ts'
import { REVIEWS_PER_DAY } from '../core/business-review.ts'
import { businessReviewsScreen } from '../core/businesses.admin-screens.ts'
import {
  deleteOwnReview,
  listModeratedReviews,
  listReviews,
  moderateReview,
  readOwnReview,
  reportReview,
  writeReview,
} from '../core/reviews.contract.ts'
import { mayModerate, mayReport, mayReview } from './businesses.policy.ts'
import { countWaitingReviews, listForModerator, moderate } from './review-moderation.repository.ts'
import {
  deleteReview,
  listPublished,
  readOwnReview as ownReviewOf,
  storeReport,
  storeReview,
} from './reviews.repository.ts'

const HOUR_MS = 3_600_000
/** After this many in a day, there are pauses of hours. */
const LIMIT = { free: REVIEWS_PER_DAY, pauseMs: HOUR_MS, longestMs: 12 * HOUR_MS }

/** Reviews of businesses: reading, writing, reporting and moderating them. */
export function reviewRoutes(app: RafiqServer, { database, clock }: Services): void {
  app.admin.openWork.set(businessReviewsScreen, countWaitingReviews)
  route(app, listReviews, ({ params: { slug }, query }) => listPublished(database, slug, query), {
    cacheControl: 'no-cache',
  })

  guardedRoute(app, mayReview, readOwnReview, async ({ params: { slug }, session: { account } }) => ({
    review: await ownReviewOf(database, { slug, accountId: account.id }),
  }))

  guardedRoute(
    app,
    mayReview,
    writeReview,
    async ({ params: { slug }, body, session: { account }, reply }) => {
      await limitAttempts(database, [{ key: `business review ${account.id}`, ...LIMIT }], clock(), reply)
      const review = await storeReview(database, { slug, accountId: account.id }, body, clock())
      return { review }
    },
  )

  guardedRoute(app, mayReview, deleteOwnReview, async ({ params: { slug }, session: { account } }) => {
    await deleteReview(database, { slug, accountId: account.id })
    return { review: null }
  })

  guardedRoute(
    app,
    mayReport,
    reportReview,
    async ({ params: { id }, body, session: { account }, reply }) => {
      await limitAttempts(database, [{ key: `business report ${account.id}`, ...LIMIT }], clock(), reply)
      await storeReport(database, { id, accountId: account.id }, body, clock())
      return { received: true } as const
    },
  )

  guardedRoute(app, mayModerate, listModeratedReviews, ({ query }) => listForModerator(database, query))

  guardedRoute(app, mayModerate, moderateReview, async ({ params: { id }, body, session: { account } }) => {
    await moderate(database, account.id, id, body)
    return { status: body.decision }
  })
}
