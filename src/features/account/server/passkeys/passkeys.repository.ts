import { and, asc, eq, lt } from 'drizzle-orm'
import type { Database, Queries } from '#shared/server/database/database.ts'
import { passkeys } from './passkey.table.ts'

export type Passkey = typeof passkeys.$inferSelect

/** The passkeys of an account, the oldest first. */
export const passkeysOf = ({ db }: Queries, accountId: string): Promise<readonly Passkey[]> =>
  db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.createdAt))

export async function passkeyBy({ db }: Database, credentialId: string): Promise<Passkey | undefined> {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return found
}

/** Keeps a passkey; `undefined` when its credential is known already. */
export async function keepPasskey(
  { db }: Queries,
  passkey: Omit<Passkey, 'id' | 'lastUsedAt'>,
): Promise<Passkey | undefined> {
  const [kept] = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning()
  return kept
}

/** Calls an account’s passkey something else; `undefined` when it has no such. */
export async function namePasskey(
  { db }: Database,
  accountId: string,
  id: string,
  name: string,
): Promise<Passkey | undefined> {
  const [named] = await db.update(passkeys).set({ name }).where(isOf(accountId, id)).returning()
  return named
}

/** Takes an account’s passkey away; returns whether there was one. */
export async function dropPasskey({ db }: Queries, accountId: string, id: string): Promise<boolean> {
  const dropped = await db.delete(passkeys).where(isOf(accountId, id)).returning({ id: passkeys.id })
  return dropped.length > 0
}

/**
 * Counts a use. Returns whether it counts: the device’s counter must have risen since, unless it keeps none (always 0).
 */
export async function countUse({ db }: Database, id: string, counter: number, now: Date): Promise<boolean> {
  const risen = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), risen))
    .returning({ id: passkeys.id })
  return used.length > 0
}

const isOf = (accountId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.accountId, accountId))
