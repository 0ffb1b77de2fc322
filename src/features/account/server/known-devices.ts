import { and, desc, eq, exists, inArray, lt, ne, notInArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { FastifyRequest } from 'fastify'
import type { Database, Queries } from '#shared/server/database/database.ts'
import { cookiesNamed } from '#shared/server/http/cookies-named.ts'
import { DEVICES_MOST, hashSecret, newSecret } from '#shared/server/session/session.ts'
import { knownDevices } from './known-device.table.ts'

export const DEVICE_COOKIE = 'rafiq_device'
/** A device that nobody signed in on for so long is a stranger again. */
export const DEVICE_KNOWN_MS = 365 * 86_400_000

const hashesOf = (request: FastifyRequest) => cookiesNamed(DEVICE_COOKIE, request).map(hashSecret)

/** The hash of the device’s secret, when somebody signed in on it to the account before. */
export async function knownDevice(
  { db }: Database,
  request: FastifyRequest,
  accountIds: readonly string[],
): Promise<string | undefined> {
  const hashes = hashesOf(request)
  if (hashes.length === 0) return undefined
  const known = await db.select().from(knownDevices).where(inArray(knownDevices.secretHash, hashes))
  return known.find(({ accountId }) => accountIds.includes(accountId))?.secretHash
}

/**
 * Keeps that somebody signed in on this device, and returns the secret for its cookie: a new one each time, in the place of
 * the old ones for every account, so that one that was planted is worth nothing.
 */
export async function keepDevice(
  { db }: Queries,
  request: FastifyRequest,
  accountId: string,
  now: Date,
): Promise<string> {
  const [old, secret] = [hashesOf(request), newSecret()]
  const secretHash = hashSecret(secret)
  if (old.length > 0) {
    // Of several cookies that one account knows, the one last used: the account has this device once.
    const other = alias(knownDevices, 'other')
    const later = sql`(${other.lastUsedAt}, ${other.secretHash}) > (${knownDevices.lastUsedAt}, ${knownDevices.secretHash})`
    const doubled = db
      .select()
      .from(other)
      .where(and(eq(other.accountId, knownDevices.accountId), inArray(other.secretHash, old), later))
    await db.delete(knownDevices).where(and(inArray(knownDevices.secretHash, old), exists(doubled)))
    await db.update(knownDevices).set({ secretHash }).where(inArray(knownDevices.secretHash, old))
  }
  await db
    .insert(knownDevices)
    .values({ accountId, secretHash, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.accountId, knownDevices.secretHash],
      set: { lastUsedAt: now },
    })
  await forgetSurplus({ db }, accountId, secretHash)
  return secret
}

/** Makes those strangers that were used longest ago, where an account knows more than {@link DEVICES_MOST}. */
async function forgetSurplus({ db }: Queries, accountId: string, newest: string): Promise<void> {
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

/** Makes every device a stranger to an account, but the one of `request`. */
export async function forgetDevices(
  { db }: Queries,
  accountId: string,
  request?: FastifyRequest,
): Promise<void> {
  const own = request ? hashesOf(request) : []
  const others = own.length > 0 ? notInArray(knownDevices.secretHash, own) : undefined
  await db.delete(knownDevices).where(and(eq(knownDevices.accountId, accountId), others))
}

export async function dropOldDevices({ db }: Database, now: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, new Date(now.getTime() - DEVICE_KNOWN_MS)))
}
