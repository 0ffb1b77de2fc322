import { count, desc, eq, inArray } from 'drizzle-orm'
import { severities } from '#shared/core/error-severities.ts'
import type { Database } from '#shared/server/database/database.ts'
import { causeOfClaim } from './cause-of-claim.ts'
import { countForCause, deleteOldestCauses } from './error-causes.repository.ts'
import { errorClaims } from './error-claims.table.ts'

type NewClaim = Omit<typeof errorClaims.$inferInsert, 'status' | 'cause'> & { readonly version: string }
type StoredClaim = typeof errorClaims.$inferSelect
type Severity = (typeof severities)[number]
type OpenClaims = Record<Severity, number>

/** Limits the disk space that reports can take. */
export const MAX_CLAIMS = 10_000

/**
 * Stores a claim unless its id exists, counts it for its cause, deletes the oldest beyond the limit, and returns the stored
 * claim. Claims of a cause that was fixed or ignored are resolved.
 */
export async function storeClaim({ db }: Database, claim: NewClaim): Promise<StoredClaim | undefined> {
  const { id: cause, message } = causeOfClaim(claim)
  const stored = await db.transaction(async (run) => {
    const [added] = await run
      .insert(errorClaims)
      .values({ ...claim, cause })
      .onConflictDoNothing()
      .returning()
    if (!added) return undefined
    const { errorType, component, severity, version, receivedAt } = claim
    const state = await countForCause(
      { db: run },
      {
        id: cause,
        errorType,
        message,
        component,
        severity,
        version,
        firstSeenAt: receivedAt,
        lastSeenAt: receivedAt,
      },
    )
    if (state === 'open') return added
    const [resolved] = await run
      .update(errorClaims)
      .set({ status: 'resolved' })
      .where(eq(errorClaims.id, added.id))
      .returning()
    return resolved
  })
  if (!stored) return findClaim(db, claim.id)
  await deleteOldest(db)
  await deleteOldestCauses({ db })
  return stored
}

/** Open claims by severity, those without one as 0. */
export async function countOpenClaims({ db }: Database): Promise<OpenClaims> {
  const counted = await db
    .select({ severity: errorClaims.severity, claims: count() })
    .from(errorClaims)
    .where(eq(errorClaims.status, 'open'))
    .groupBy(errorClaims.severity)
  const of = (severity: Severity) => counted.find((each) => each.severity === severity)?.claims ?? 0
  return Object.fromEntries(severities.map((severity) => [severity, of(severity)])) as OpenClaims
}

async function findClaim(db: Database['db'], id: string): Promise<StoredClaim | undefined> {
  const [found] = await db.select().from(errorClaims).where(eq(errorClaims.id, id))
  return found
}

async function deleteOldest(db: Database['db']): Promise<void> {
  const surplus = db
    .select({ id: errorClaims.id })
    .from(errorClaims)
    .orderBy(desc(errorClaims.receivedAt), desc(errorClaims.id))
    .offset(MAX_CLAIMS)
  await db.delete(errorClaims).where(inArray(errorClaims.id, surplus))
}
