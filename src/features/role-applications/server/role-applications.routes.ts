import { acceptRecordings, recordingIn } from '#shared/server/http/accept-recordings.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
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
import {
  addApplication,
  listApplicationsOf,
  readOwnApplication,
  withdraw,
} from './applications.repository.ts'
import { roleApplicationsDataSource } from './export-applications.ts'
import { replyWithSample } from './reply-with-sample.ts'
import { reviewRoutes } from './review.routes.ts'
import { mayApply } from './role-applications.policy.ts'
import { deleteSample, storeSample } from './samples.repository.ts'

const APPLICATIONS_PER_MINUTE = 6

/** Applying for a role and reviewing applications. */
export const roleApplicationsFeature: ServerFeature = (app, services) => {
  const { database } = services
  app.accountDataSources.push(roleApplicationsDataSource)
  acceptRecordings(app, SAMPLE_MAX_BYTES)
  reviewRoutes(app, services)

  guardedRoute(app, mayApply, listOwnApplications, async ({ session: { account } }) => ({
    applications: await listApplicationsOf(database, account.id),
  }))

  guardedRoute(
    app,
    mayApply,
    applyForRole,
    async ({ body, session: { account } }) => {
      const id = await addApplication(services, account.id, body)
      return readOwnApplication(database, { id, accountId: account.id })
    },
    { limit: APPLICATIONS_PER_MINUTE },
  )

  guardedRoute(app, mayApply, withdrawApplication, async ({ params: { id }, session: { account } }) => {
    const key = { id, accountId: account.id }
    await withdraw(services, key)
    return readOwnApplication(database, key)
  })

  guardedRoute(
    app,
    mayApply,
    sendSample,
    async ({ params: { id }, request, session: { account } }) => {
      const key = { id, accountId: account.id }
      const { bytes, format } = recordingIn(request.body)
      await storeSample(services, key, { type: format.type, content: bytes })
      return readOwnApplication(database, key)
    },
    { limit: APPLICATIONS_PER_MINUTE },
  )

  guardedRoute(app, mayApply, removeSample, async ({ params: { id }, session: { account } }) => {
    const key = { id, accountId: account.id }
    await deleteSample(services, key)
    return readOwnApplication(database, key)
  })

  guardedRoute(app, mayApply, readSample, async ({ params: { id }, request, reply, session }) => {
    await readOwnApplication(database, { id, accountId: session.account.id })
    return replyWithSample(services, id, request, reply)
  })
}
