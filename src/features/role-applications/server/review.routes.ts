import { guardedRoute } from '#shared/server/http/route.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import { roleReviewScreen } from '../core/role-applications.admin-screens.ts'
import {
  decideOnApplication,
  listApplications,
  readApplication,
  readApplicationSample,
} from '../core/role-applications.contract.ts'
import { replyWithSample } from './reply-with-sample.ts'
import { countOpenApplications, decide, listForReviewer, readForReviewer } from './review.repository.ts'
import { mayDecide, mayReview } from './role-applications.policy.ts'

/** Reviewing applications. */
export function reviewRoutes(app: RafiqServer, services: Services): void {
  const { database } = services
  app.admin.openWork.set(roleReviewScreen, countOpenApplications)

  guardedRoute(app, mayReview, listApplications, ({ query, session: { account } }) =>
    listForReviewer(database, account, query),
  )

  guardedRoute(app, mayReview, readApplication, ({ params: { id }, session: { account } }) =>
    readForReviewer(database, account, id),
  )

  guardedRoute(app, mayReview, readApplicationSample, ({ params: { id }, request, reply }) =>
    replyWithSample(services, id, request, reply),
  )

  guardedRoute(
    app,
    mayDecide,
    decideOnApplication,
    async ({ params: { id }, body, session: { account } }) => {
      await decide(services, account, id, body)
      return readForReviewer(database, account, id)
    },
  )
}
