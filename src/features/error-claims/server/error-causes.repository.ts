import { desc, eq, inArray, sql } from 'drizzle-orm'
import { addAuditEntry } from '#shared/server/admin/add-audit-entry.ts'
import type { AdminTable } from '#shared/server/admin/admin-table.ts'
import { oneRow } from '#shared/server/admin/admin-table.ts'
import type { Database } from '#shared/server/database/database.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import type { ErrorCause } from '../core/error-causes.contract.ts'
import type { CauseAction } from '../core/error-causes.ts'
import { browserName } from './browser-name.ts'
import { errorCauses } from './error-causes.table.ts'
import { errorClaims } from './error-claims.table.ts'

type Row = typeof errorCauses.$inferSelect

export const errorCausesTable: AdminTable<ErrorCause> = {
  table: errorCauses,
  columns: {
    id: errorCauses.id,
    errorType: errorCauses.errorType,
    message: errorCauses.message,
    component: errorCauses.component,
    severity: errorCauses.severity,
    state: errorCauses.state,
    fixedIn: errorCauses.fixedIn,
    count: errorCauses.count,
    version: errorCauses.version,
    firstSeenAt: errorCauses.firstSeenAt,
    lastSeenAt: errorCauses.lastSeenAt,
  },
  key: errorCauses.id,
  searched: [errorCauses.message, errorCauses.errorType, errorCauses.component],
  sorts: {
    lastSeen: errorCauses.lastSeenAt,
    firstSeen: errorCauses.firstSeenAt,
    count: errorCauses.count,
  },
  filters: {
    state: (value: Row['state']) => eq(errorCauses.state, value),
    severity: (value: Row['severity']) => eq(errorCauses.severity, value),
  },
  toRow: (row: Row) => ({
    ...row,
    firstSeenAt: row.firstSeenAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }),
}

/** A cause with what its stored claims have in common. Throws `not_found`. */
export async function readCause(database: Database, id: string) {
  const cause = await oneRow(database, errorCausesTable, id)
  const claims = await database.db
    .select({
      version: errorClaims.version,
      browserInfo: errorClaims.browserInfo,
      userAction: errorClaims.userAction,
      page: errorClaims.page,
      stackTrace: errorClaims.stackTrace,
    })
    .from(errorClaims)
    .where(eq(errorClaims.cause, id))
    .orderBy(desc(errorClaims.receivedAt))
  return {
    ...cause,
    stackTrace: claims[0]?.stackTrace ?? '',
    versions: countsOf(claims.map(({ version }) => version ?? '')),
    browsers: countsOf(claims.map(({ browserInfo }) => browserName(browserInfo))),
    pages: countsOf(claims.map(({ page }) => page)),
    userActions: countsOf(claims.map(({ userAction }) => userAction)),
  }
}

/** How often each name occurs, the most frequent first; empty names are left out. */
function countsOf(names: readonly string[]) {
  const counts = new Map<string, number>()
  for (const name of names) if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count })).toSorted((a, b) => b.count - a.count)
}

interface Acting {
  readonly actorId: string
  readonly at: Date
  /** The version with the fix. */
  readonly version: string
}

/** Marks a cause as fixed, ignores it, or opens it again; its claims follow. Throws `not_found`. */
export async function actOnCause(
  { db }: Database,
  { actorId, at, version }: Acting,
  id: string,
  action: CauseAction,
): Promise<void> {
  await db.transaction(async (run) => {
    const [before] = await run.select().from(errorCauses).where(eq(errorCauses.id, id)).for('update')
    if (!before) throw notFound()
    const after = {
      fix: { state: 'fixed', fixedIn: version },
      ignore: { state: 'ignored', fixedIn: null },
      reopen: { state: 'open', fixedIn: null },
    }[action] as Pick<Row, 'state' | 'fixedIn'>
    await run.update(errorCauses).set(after).where(eq(errorCauses.id, id))
    await run
      .update(errorClaims)
      .set({ status: after.state === 'open' ? 'open' : 'resolved' })
      .where(eq(errorClaims.cause, id))
    await addAuditEntry(
      { db: run },
      {
        actorId,
        at,
        action,
        itemType: 'error-cause',
        itemId: id,
        before: { state: before.state, fixedIn: before.fixedIn },
        after: { ...after },
      },
    )
  })
}

/** Limits the disk space that causes can take. */
const MAX_CAUSES = 2000

/** Deletes the causes that were not seen for longest, beyond the limit. */
export async function deleteOldestCauses({ db }: Pick<Database, 'db'>): Promise<void> {
  const surplus = db
    .select({ id: errorCauses.id })
    .from(errorCauses)
    .orderBy(desc(errorCauses.lastSeenAt), desc(errorCauses.id))
    .offset(MAX_CAUSES)
  await db.delete(errorCauses).where(inArray(errorCauses.id, surplus))
}

/**
 * Counts a claim for its cause and returns the state of the cause. A fixed cause is open again if a version with the fix
 * receives a claim; versions before the fix go on to receive some.
 */
export async function countForCause(
  { db }: { readonly db: Pick<Database['db'], 'insert'> },
  cause: Omit<typeof errorCauses.$inferInsert, 'state' | 'fixedIn' | 'count'>,
): Promise<Row['state']> {
  const { errorType: _type, message: _message, firstSeenAt: _first, ...latest } = cause
  const numbers = (version: unknown) => sql`string_to_array(${version}, '.')::int[]`
  const isBack = sql`${errorCauses.state} = 'fixed' and ${numbers(sql`excluded.version`)} >= ${numbers(errorCauses.fixedIn)}`
  const [stored] = await db
    .insert(errorCauses)
    .values(cause)
    .onConflictDoUpdate({
      target: errorCauses.id,
      set: {
        ...latest,
        count: sql`${errorCauses.count} + 1`,
        state: sql`case when ${isBack} then 'open' else ${errorCauses.state} end`,
      },
    })
    .returning({ state: errorCauses.state })
  return stored?.state ?? 'open'
}
