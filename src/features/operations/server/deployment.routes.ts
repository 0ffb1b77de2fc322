import { sql } from 'drizzle-orm'
import { type Database, POOL_NAME } from '#shared/server/database/database.ts'
import { isOutage } from '#shared/server/database/outage.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import { projectFolders } from '#shared/server/project-folders.ts'
import { rafiqVersion } from '#shared/server/rafiq-version.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { readDeployment, readDeploymentPackage } from '../core/deployment.contract.ts'
import { deploymentPackage } from './deployment-package.ts'
import { listedSettings } from './listed-settings.ts'
import { mayReadDeployment } from './operations.policy.ts'

/** How this server runs, and files to run another. */
export const deploymentFeature: ServerFeature = (app, { database, settings, clock }) => {
  const startedAt = clock().getTime()
  const version = rafiqVersion()

  guardedRoute(app, mayReadDeployment, readDeployment, async () => {
    const instances = await countInstances(database)
    return {
      version,
      nodeVersion: process.versions.node,
      uptimeSeconds: Math.max(0, Math.floor((clock().getTime() - startedAt) / 1000)),
      memoryBytes: process.memoryUsage.rss(),
      database: instances === null ? ('unavailable' as const) : ('ok' as const),
      isDatabaseEmbedded: settings.DATABASE_URL === undefined,
      instances,
      settings: listedSettings(settings),
    }
  })

  guardedRoute(app, mayReadDeployment, readDeploymentPackage, async ({ reply }) => {
    reply.headers({
      'content-type': 'application/gzip',
      'content-disposition': `attachment; filename="rafiq-${version}.tar.gz"`,
    })
    return reply.send(await deploymentPackage(projectFolders().root, version))
  })
}

/** The instances with a connection to the same database; `null` if it does not answer. */
async function countInstances({ db }: Database): Promise<number | null> {
  try {
    const { rows } = await db.execute<{ instances: number }>(
      sql`select count(distinct application_name)::int as instances from pg_stat_activity
        where datname = current_database() and starts_with(application_name, ${POOL_NAME})`,
    )
    return rows[0]?.instances ?? null
  } catch (error) {
    if (isOutage(error)) return null
    throw error
  }
}
