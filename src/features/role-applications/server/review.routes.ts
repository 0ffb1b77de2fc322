import { guardedRoute } from '#shared/server/http/route.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import {
  decideOnApplication,
  listApplications,
  readApplication,
  readApplicationSample,
} from '../core/role-applications.contract.ts'
import { applicationFor, applicationsTo, decide } from './review.repository.ts'
import { mayDecide, mayReview } from './role-applications.policy.ts'
import { sampleAnswer } from './send-sample.ts'

/** What administrators do with applications. */
export function reviewRoutes(app: RafiqServer, services: Services): void {
  const { database } = services

  guardedRoute(app, mayReview, listApplications, ({ query, session: { account } }) =>
    applicationsTo(database, account, query),
  )

  guardedRoute(app, mayReview, readApplication, ({ params: { id }, session: { account } }) =>
    applicationFor(database, account, id),
  )

  guardedRoute(app, mayReview, readApplicationSample, ({ params: { id }, request, reply }) =>
    sampleAnswer(services, id, request, reply),
  )

  guardedRoute(
    app,
    mayDecide,
    decideOnApplication,
    async ({ params: { id }, body, session: { account } }) => {
      await decide(services, account, id, body)
      return applicationFor(database, account, id)
    },
  )
}
