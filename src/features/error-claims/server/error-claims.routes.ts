import { reportError } from '#shared/core/error-claims.contract.ts'
import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { storeClaim } from './error-claims.repository.ts'
import { stripQueryStrings } from './strip-query-strings.ts'

/** Limits a page that fails in a loop. */
const CLAIMS_PER_MINUTE = 20

export const errorClaimsFeature: ServerFeature = (app, { database, clock }) => {
  route(
    app,
    reportError,
    async ({ body: { status: _theirs, ...claim } }) => {
      const stored = await storeClaim(database, {
        ...claim,
        message: stripQueryStrings(claim.message),
        stackTrace: stripQueryStrings(claim.stackTrace),
        userAction: stripQueryStrings(claim.userAction),
        receivedAt: clock(),
      })
      return { id: claim.id, status: stored?.status ?? 'open' }
    },
    { limit: CLAIMS_PER_MINUTE },
  )
}
