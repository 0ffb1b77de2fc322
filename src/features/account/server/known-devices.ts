import { parseCookie } from 'cookie'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database, Queries } from '#shared/server/database/database.ts'
import { hashSecret, newSecret } from '#shared/server/session/session.ts'
import { knownDevices } from './known-device.table.ts'

export const DEVICE_COOKIE = 'rafiq_device'
/** A device that nobody signed in on for so long is a stranger again. */
export const DEVICE_KNOWN_MS = 365 * 86_400_000

const secretOf = (request: FastifyRequest) => parseCookie(request.headers.cookie ?? '')[DEVICE_COOKIE]

/** The hash of the device’s secret, when somebody signed in on it to the account before. */
export async function knownDevice(
  { db }: Database,
  request: FastifyRequest,
  accountIds: readonly string[],
): Promise<string | undefined> {
  const secret = secretOf(request)
  if (!secret) return undefined
  const secretHash = hashSecret(secret)
  const known = await db
    .select({ accountId: knownDevices.accountId })
    .from(knownDevices)
    .where(eq(knownDevices.secretHash, secretHash))
  return known.some(({ accountId }) => accountIds.includes(accountId)) ? secretHash : undefined
}

/**
 * Keeps that somebody signed in on this device, and returns the secret for its cookie: a new one each time, in the place of
 * the old one for every account, so that one that was planted is worth nothing.
 */
export async function keepDevice(
  { db }: Queries,
  request: FastifyRequest,
  accountId: string,
  now: Date,
): Promise<string> {
  const [old, secret] = [secretOf(request), newSecret()]
  const secretHash = hashSecret(secret)
  if (old) {
    await db
      .update(knownDevices)
      .set({ secretHash })
      .where(eq(knownDevices.secretHash, hashSecret(old)))
  }
  await db
    .insert(knownDevices)
    .values({ accountId, secretHash, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.accountId, knownDevices.secretHash],
      set: { lastUsedAt: now },
    })
  return secret
}

/** Makes every device a stranger to an account, but the one of `request`. */
export async function forgetDevices(
  { db }: Queries,
  accountId: string,
  request?: FastifyRequest,
): Promise<void> {
  const secret = request && secretOf(request)
  const others = secret ? sql`${knownDevices.secretHash} <> ${hashSecret(secret)}` : undefined
  await db.delete(knownDevices).where(and(eq(knownDevices.accountId, accountId), others))
}

export async function dropOldDevices({ db }: Database, now: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, new Date(now.getTime() - DEVICE_KNOWN_MS)))
}
