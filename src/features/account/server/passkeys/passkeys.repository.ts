import { and, asc, eq, lt } from 'drizzle-orm'
import type { Database, Queries } from '#shared/server/database/database.ts'
import { passkeys } from './passkey.table.ts'

export type Passkey = typeof passkeys.$inferSelect

/** Lists an account’s passkeys, oldest first. */
export const passkeysOf = ({ db }: Queries, accountId: string): Promise<readonly Passkey[]> =>
  db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.createdAt))

export async function findPasskey({ db }: Database, credentialId: string): Promise<Passkey | undefined> {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return found
}

/** Stores a passkey. Returns `undefined` when its credential id exists already. */
export async function storePasskey(
  { db }: Queries,
  passkey: Omit<Passkey, 'id' | 'lastUsedAt'>,
): Promise<Passkey | undefined> {
  const [stored] = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning()
  return stored
}

/** Renames an account’s passkey. Returns `undefined` when it has none with this id. */
export async function setPasskeyName(
  { db }: Database,
  accountId: string,
  id: string,
  name: string,
): Promise<Passkey | undefined> {
  const [renamed] = await db.update(passkeys).set({ name }).where(belongsTo(accountId, id)).returning()
  return renamed
}

/** Deletes an account’s passkey. Returns whether it existed. */
export async function deletePasskey({ db }: Queries, accountId: string, id: string): Promise<boolean> {
  const deleted = await db.delete(passkeys).where(belongsTo(accountId, id)).returning({ id: passkeys.id })
  return deleted.length > 0
}

/** Records a use. Returns false when the counter has not risen, unless the device keeps none (always 0). */
export async function recordUse({ db }: Database, id: string, counter: number, now: Date): Promise<boolean> {
  const hasRisen = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), hasRisen))
    .returning({ id: passkeys.id })
  return used.length > 0
}

const belongsTo = (accountId: string, id: string) =>
  and(eq(passkeys.id, id), eq(passkeys.accountId, accountId))
