import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '#shared/server/database/database.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { accountName } from '#shared/server/session/account-name.ts'
import { communityBlocks } from './safety.table.ts'

/** The people whom an account blocked, in the order of their names. */
export const blockedBy = ({ db }: Queries, accountId: string) =>
  db
    .select({ name: accountName, username: accounts.username })
    .from(communityBlocks)
    .innerJoin(accounts, eq(accounts.id, communityBlocks.blockedId))
    .where(eq(communityBlocks.accountId, accountId))
    .orderBy(asc(accountName), accounts.username)

/** Blocks a person. Throws `not_found` if nobody else has this username. */
export async function storeBlock({ db }: Queries, accountId: string, username: string, blockedAt: Date) {
  const [other] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.usernameKey, username.toLowerCase()))
  if (!other || other.id === accountId) throw notFound()
  await db.insert(communityBlocks).values({ accountId, blockedId: other.id, blockedAt }).onConflictDoNothing()
}

export async function deleteBlock({ db }: Queries, accountId: string, username: string): Promise<void> {
  const other = db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.usernameKey, username.toLowerCase()))
  await db
    .delete(communityBlocks)
    .where(and(eq(communityBlocks.accountId, accountId), inArray(communityBlocks.blockedId, other)))
}
