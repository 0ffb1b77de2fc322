import { eq } from 'drizzle-orm'
import { reportError } from '#shared/core/error-claims.contract.ts'
import { actOnEach } from '#shared/server/admin/act-on-each.ts'
import { allRows, listRows } from '#shared/server/admin/admin-table.ts'
import { sendRows } from '#shared/server/admin/send-rows.ts'
import { guardedRoute, route } from '#shared/server/http/route.ts'
import { rafiqVersion } from '#shared/server/rafiq-version.ts'
import type { RafiqServer, ServerFeature, Services } from '#shared/server/services.ts'
import {
  actOnErrorCauses,
  exportErrorCauses,
  listErrorCauses,
  readErrorCause,
} from '../core/error-causes.contract.ts'
import { errorClaimsScreen } from '../core/error-claims.admin-screens.ts'
import { claimedPage } from './claimed-page.ts'
import { actOnCause, errorCausesTable, readCause } from './error-causes.repository.ts'
import { errorCauses } from './error-causes.table.ts'
import { mayDecideOnErrorClaims, mayReadErrorClaims } from './error-claims.policy.ts'
import { storeClaim } from './error-claims.repository.ts'
import { stripQueryStrings } from './strip-query-strings.ts'

/** Limits a page that fails in a loop. */
const CLAIMS_PER_MINUTE = 20

/** Reports of errors from browsers, and their causes for administrators. */
export const errorClaimsFeature: ServerFeature = (app, services) => {
  const { database, clock } = services
  const version = rafiqVersion()
  app.admin.openWork.set(errorClaimsScreen, ({ db }) => db.$count(errorCauses, eq(errorCauses.state, 'open')))

  route(
    app,
    reportError,
    async ({ body: { status: _theirs, ...claim } }) => {
      const stored = await storeClaim(database, {
        ...claim,
        message: stripQueryStrings(claim.message),
        stackTrace: stripQueryStrings(claim.stackTrace),
        userAction: stripQueryStrings(claim.userAction),
        page: claimedPage(claim.page) ?? '',
        receivedAt: clock(),
        version,
      })
      return { id: claim.id, status: stored?.status ?? 'open' }
    },
    { limit: CLAIMS_PER_MINUTE },
  )
  causeRoutes(app, services, version)
}

function causeRoutes(app: RafiqServer, { database, clock }: Services, version: string): void {
  guardedRoute(app, mayReadErrorClaims, listErrorCauses, ({ query }) =>
    listRows(database, errorCausesTable, { sort: '-lastSeen', ...query }),
  )

  guardedRoute(app, mayReadErrorClaims, exportErrorCauses, ({ query: { format, ...query }, reply }) =>
    sendRows(reply, exportErrorCauses, format, allRows(database, errorCausesTable, query)),
  )

  guardedRoute(app, mayReadErrorClaims, readErrorCause, ({ params: { id } }) => readCause(database, id))

  guardedRoute(app, mayDecideOnErrorClaims, actOnErrorCauses, ({ body, session }) => {
    const acting = { actorId: session.account.id, at: clock(), version: body.version ?? version }
    return actOnEach(body.ids, (id) => actOnCause(database, acting, id, body.action))
  })
}
