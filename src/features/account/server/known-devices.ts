import { and, desc, eq, exists, inArray, lt, ne, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { FastifyRequest } from 'fastify'
import type { Database, Queries } from '#shared/server/database/database.ts'
import { cookiesNamed } from '#shared/server/http/cookies-named.ts'
import { DEVICES_MOST, hashSecret, newSecret } from '#shared/server/session/session.ts'
import { knownDevices } from './known-device.table.ts'

export const DEVICE_COOKIE = 'rafiq_device'
/** A device without a sign-in for this long is forgotten. */
export const DEVICE_LIFETIME_MS = 365 * 86_400_000

const hashesOf = (request: FastifyRequest) => cookiesNamed(DEVICE_COOKIE, request).map(hashSecret)

/** An account that signed in on the device before, the last time at `lastUsedAt`. */
type KnownAccount = Pick<typeof knownDevices.$inferSelect, 'accountId' | 'lastUsedAt'>

/** Returns those of the accounts that signed in on the device before. */
export async function knownOnDevice(
  { db }: Database,
  request: FastifyRequest,
  accountIds: readonly string[],
): Promise<readonly KnownAccount[]> {
  const hashes = hashesOf(request)
  if (hashes.length === 0 || accountIds.length === 0) return []
  return db
    .select({ accountId: knownDevices.accountId, lastUsedAt: knownDevices.lastUsedAt })
    .from(knownDevices)
    .where(and(inArray(knownDevices.secretHash, hashes), inArray(knownDevices.accountId, [...accountIds])))
}

/**
 * Records the device as known and returns the secret for its cookie. The secret changes at every sign-in and
 * replaces the old one for all accounts, so a planted cookie is worthless.
 */
export async function rememberDevice(
  { db }: Queries,
  request: FastifyRequest,
  accountId: string,
  now: Date,
): Promise<string> {
  const [old, secret] = [hashesOf(request), newSecret()]
  const secretHash = hashSecret(secret)
  if (old.length > 0) {
    // When the device sends several cookies that the account knows, keep the one used last.
    const other = alias(knownDevices, 'other')
    const later = sql`(${other.lastUsedAt}, ${other.secretHash}) > (${knownDevices.lastUsedAt}, ${knownDevices.secretHash})`
    const duplicates = db
      .select()
      .from(other)
      .where(and(eq(other.accountId, knownDevices.accountId), inArray(other.secretHash, old), later))
    await db.delete(knownDevices).where(and(inArray(knownDevices.secretHash, old), exists(duplicates)))
    await db.update(knownDevices).set({ secretHash }).where(inArray(knownDevices.secretHash, old))
  }
  await db
    .insert(knownDevices)
    .values({ accountId, secretHash, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.accountId, knownDevices.secretHash],
      set: { lastUsedAt: now },
    })
  await forgetOldest({ db }, accountId, secretHash)
  return secret
}

/** Forgets the devices used longest ago when an account has more than {@link DEVICES_MOST}. */
async function forgetOldest({ db }: Queries, accountId: string, newest: string): Promise<void> {
  const surplus = db
    .select({ secretHash: knownDevices.secretHash })
    .from(knownDevices)
    .where(and(eq(knownDevices.accountId, accountId), ne(knownDevices.secretHash, newest)))
    .orderBy(desc(knownDevices.lastUsedAt))
    .offset(DEVICES_MOST - 1)
    .for('update', { skipLocked: true })
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.accountId, accountId), inArray(knownDevices.secretHash, surplus)))
}

/** Forgets all of an account’s devices except the one of `request`. */
export async function forgetDevices(
  { db }: Queries,
  accountId: string,
  request?: FastifyRequest,
): Promise<void> {
  const current = request ? hashesOf(request) : []
  const others = current.length > 0 ? notInArray(knownDevices.secretHash, current) : undefined
  await db.delete(knownDevices).where(and(eq(knownDevices.accountId, accountId), others))
}

export async function deleteOldDevices({ db }: Database, now: Date): Promise<void> {
  await db
    .delete(knownDevices)
    .where(lt(knownDevices.lastUsedAt, new Date(now.getTime() - DEVICE_LIFETIME_MS)))
}
