import { guardedRoute } from '#shared/server/http/route.ts'
import { recordingIn, takeRecordings } from '#shared/server/http/take-recordings.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { SAMPLE_MAX_BYTES } from '../core/application-rules.ts'
import {
  applyForRole,
  listOwnApplications,
  readSample,
  removeSample,
  sendSample,
  withdrawApplication,
} from '../core/role-applications.contract.ts'
import { addApplication, applicationsOf, ownApplication, withdraw } from './applications.repository.ts'
import { roleApplicationsDataSource } from './export-applications.ts'
import { reviewRoutes } from './review.routes.ts'
import { mayApply } from './role-applications.policy.ts'
import { dropSample, keepSample } from './samples.repository.ts'
import { sampleAnswer } from './send-sample.ts'

const APPLICATIONS_A_MINUTE = 6

/** Applying for a role, and deciding on it. */
export const roleApplicationsFeature: ServerFeature = (app, services) => {
  const { database } = services
  app.accountDataSources.push(roleApplicationsDataSource)
  takeRecordings(app, SAMPLE_MAX_BYTES)
  reviewRoutes(app, services)

  guardedRoute(app, mayApply, listOwnApplications, async ({ session: { account } }) => ({
    applications: await applicationsOf(database, account.id),
  }))

  guardedRoute(
    app,
    mayApply,
    applyForRole,
    async ({ body, session: { account } }) => {
      const id = await addApplication(services, account.id, body)
      return ownApplication(database, { id, accountId: account.id })
    },
    { limit: APPLICATIONS_A_MINUTE },
  )

  guardedRoute(app, mayApply, withdrawApplication, async ({ params: { id }, session: { account } }) => {
    const own = { id, accountId: account.id }
    await withdraw(services, own)
    return ownApplication(database, own)
  })

  guardedRoute(
    app,
    mayApply,
    sendSample,
    async ({ params: { id }, request, session: { account } }) => {
      const own = { id, accountId: account.id }
      const { bytes, format } = recordingIn(request.body)
      await keepSample(services, own, { type: format.type, content: bytes })
      return ownApplication(database, own)
    },
    { limit: APPLICATIONS_A_MINUTE },
  )

  guardedRoute(app, mayApply, removeSample, async ({ params: { id }, session: { account } }) => {
    const own = { id, accountId: account.id }
    await dropSample(services, own)
    return ownApplication(database, own)
  })

  guardedRoute(app, mayApply, readSample, async ({ params: { id }, request, reply, session }) => {
    await ownApplication(database, { id, accountId: session.account.id })
    return sampleAnswer(services, id, request, reply)
  })
}
