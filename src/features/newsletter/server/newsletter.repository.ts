import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { comparisonKey } from '#shared/core/email.ts'
import type { Database } from '#shared/server/database/database.ts'
import { newsletterEndings, newsletterSubscribers as subscribers } from './newsletter.table.ts'

export type Subscriber = typeof subscribers.$inferSelect

/** How long a confirmation link is valid. */
const CONFIRM_WITHIN_MS = 7 * 86_400_000

/** Adds an unconfirmed subscriber, or refreshes one. Returns `undefined` when the address is confirmed already. */
export async function addSubscriber(
  { db }: Database,
  { email, language }: Pick<Subscriber, 'email' | 'language'>,
  now: Date,
): Promise<Subscriber | undefined> {
  const [added] = await db
    .insert(subscribers)
    .values({
      email,
      emailKey: comparisonKey(email),
      language,
      token: randomBytes(32).toString('base64url'),
      requestedAt: now,
    })
    .onConflictDoUpdate({
      target: subscribers.emailKey,
      set: {
        email: sql`excluded.email`,
        language: sql`excluded.language`,
        requestedAt: sql`excluded.requested_at`,
      },
      setWhere: isNull(subscribers.confirmedAt),
    })
    .returning()
  return added
}

/** Confirms the subscription of a token; repeating it is allowed. Returns whether there is one. */
export async function confirmSubscriber({ db }: Database, token: string, now: Date): Promise<boolean> {
  const inTime = gt(subscribers.requestedAt, new Date(now.getTime() - CONFIRM_WITHIN_MS))
  const confirmed = await db
    .update(subscribers)
    .set({ confirmedAt: sql`coalesce(${subscribers.confirmedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(subscribers.token, token), or(isNotNull(subscribers.confirmedAt), inTime)))
    .returning({ id: subscribers.id })
  return confirmed.length > 0
}

/** Deletes the subscriber of a token, and counts those who had confirmed. */
export async function removeSubscriber({ db }: Database, token: string, now: Date): Promise<void> {
  await db.transaction(async (run) => {
    const [gone] = await run.delete(subscribers).where(eq(subscribers.token, token)).returning()
    if (!gone?.confirmedAt) return
    await run
      .insert(newsletterEndings)
      .values({ day: now.toISOString().slice(0, 'YYYY-MM-DD'.length), count: 1 })
      .onConflictDoUpdate({
        target: newsletterEndings.day,
        set: { count: sql`${newsletterEndings.count} + 1` },
      })
  })
}

/** Deletes the subscribers who never confirmed. */
export async function deleteUnconfirmed({ db }: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - CONFIRM_WITHIN_MS)
  await db
    .delete(subscribers)
    .where(and(isNull(subscribers.confirmedAt), lt(subscribers.requestedAt, before)))
}
