import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { claimError } from '../core/error-claims.contract.ts'
import { storeClaim } from './error-claims.repository.ts'
import { withoutQueries } from './without-queries.ts'

/** A page that fails in a loop must not fill the log. */
const CLAIMS_A_MINUTE = 20

export const errorClaimsFeature: ServerFeature = (app, { database, clock }) => {
  route(
    app,
    claimError,
    async ({ body: { status: _theirs, ...claim } }) => {
      const stored = await storeClaim(database, {
        ...claim,
        message: withoutQueries(claim.message),
        stackTrace: withoutQueries(claim.stackTrace),
        userAction: withoutQueries(claim.userAction),
        receivedAt: clock(),
      })
      return { id: claim.id, status: stored?.status ?? 'open' }
    },
    { limit: CLAIMS_A_MINUTE },
  )
}
