import { sql } from 'drizzle-orm'
import { actOnEach } from '#shared/server/admin/act-on-each.ts'
import { listRows } from '#shared/server/admin/admin-table.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import { projectFolders } from '#shared/server/project-folders.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { listDatabaseTables, readDatabase, vacuumTables } from '../core/database.contract.ts'
import { mayReadDatabase, mayVacuum } from './operations.policy.ts'
import { readMigrations } from './read-migrations.ts'
import { databaseTables } from './table-statistics.ts'
import { vacuumTable } from './vacuum-table.ts'

const VACUUMS_PER_MINUTE = 6

/** The state of the database, and its maintenance. */
export const operationsFeature: ServerFeature = (app, services) => {
  const { database } = services
  const { migrations: migrationsFolder } = projectFolders()

  guardedRoute(app, mayReadDatabase, readDatabase, async () => {
    const { rows } = await database.db.execute<{ version: string; bytes: number }>(
      sql`select current_setting('server_version') as version,
        pg_database_size(current_database())::float8 as bytes`,
    )
    const [state] = rows
    if (!state) throw new Error('The database did not say its version.')
    return { ...state, ...(await readMigrations(database, migrationsFolder)) }
  })

  guardedRoute(app, mayReadDatabase, listDatabaseTables, ({ query }) =>
    listRows(database, databaseTables, { sort: '-size', ...query }),
  )

  guardedRoute(
    app,
    mayVacuum,
    vacuumTables,
    ({ body: { tables }, session }) =>
      actOnEach(tables, (name) => vacuumTable({ ...services, actorId: session.account.id }, name)),
    { limit: VACUUMS_PER_MINUTE },
  )
}
