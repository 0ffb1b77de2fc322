import { desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#shared/server/database/database.ts'
import { errorClaims } from './error-claims.table.ts'

type NewClaim = Omit<typeof errorClaims.$inferInsert, 'status'>
type StoredClaim = typeof errorClaims.$inferSelect

/** Limits the disk space that reports can take. */
export const MAX_CLAIMS = 10_000

/** Stores a claim unless its id exists, deletes the oldest beyond the limit, and returns the stored claim. */
export async function storeClaim({ db }: Database, claim: NewClaim): Promise<StoredClaim | undefined> {
  const [stored] = await db.insert(errorClaims).values(claim).onConflictDoNothing().returning()
  if (!stored) return findClaim(db, claim.id)
  await deleteOldest(db)
  return stored
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
