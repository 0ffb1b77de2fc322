import { countOpenClaims } from '#features/error-claims/server/error-claims.repository.ts'
import { readStatus } from '#shared/core/status.contract.ts'
import { isOutage } from '#shared/server/database/outage.ts'
import { route } from '#shared/server/http/route.ts'
import { rafiqVersion } from '#shared/server/rafiq-version.ts'
import type { ServerFeature } from '#shared/server/services.ts'

/** Limits the queries that one address can cause; the page asks once per visit and press. */
const CHECKS_PER_MINUTE = 30

/** The public state of this server. Its status is 200 during an outage of the database, which it reports. */
export const statusFeature: ServerFeature = (app, { database, clock }) => {
  const startedAt = clock().getTime()
  const version = rafiqVersion()
  const openErrorClaims = () =>
    countOpenClaims(database).catch((error: unknown) => {
      if (isOutage(error)) return null
      throw error
    })
  route(
    app,
    readStatus,
    async () => {
      const claims = await openErrorClaims()
      return {
        version,
        uptimeSeconds: Math.max(0, Math.floor((clock().getTime() - startedAt) / 1000)),
        database: claims ? ('ok' as const) : ('unavailable' as const),
        jobs: app.jobLog.all(),
        openErrorClaims: claims,
      }
    },
    { limit: CHECKS_PER_MINUTE, cacheControl: 'no-store' },
  )
}
