import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#shared/server/database/database.ts'
import { reminderSubscriptions as table } from './reminder-subscriptions.table.ts'
import { leasesOf } from './subscription-leases.repository.ts'

export type Subscription = typeof table.$inferSelect
export type Subscriptions = ReturnType<typeof openSubscriptions>

/** The choices that the person can change. */
export type SubscriptionChoices = Pick<
  Subscription,
  'latitude' | 'longitude' | 'timeZone' | 'language' | 'settings' | 'calculation'
>

/** Each takes about two kilobytes. */
export const MAX_SUBSCRIPTIONS = 200_000
/** How long a subscription without reminders is stored. */
const IDLE_MS = 30 * 86_400_000

const hashId = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** A subscription whose endpoint has not changed since. */
const isSame = ({ id, endpoint }: Pick<Subscription, 'id' | 'endpoint'>) =>
  and(eq(table.id, id), eq(table.endpoint, endpoint))

/** The subscriptions, stored in the database so that they survive restarts and instances share them. */
export function openSubscriptions({ db }: Database) {
  return {
    /**
     * Adds a subscription, replacing one with the same endpoint and the device’s previous one (`replaces`).
     * Returns the secret id, of which only the hash is stored.
     */
    async add(
      push: Pick<Subscription, 'endpoint' | 'p256dh' | 'auth'>,
      choices: SubscriptionChoices,
      now: Date,
      wakeAt: Date | null,
      replaces?: string,
    ): Promise<string> {
      const secret = randomBytes(24).toString('base64url')
      const values = {
        ...push,
        ...choices,
        id: hashId(secret),
        handledUntil: now,
        wakeAt,
        failingSince: null,
      }
      const renewal = { ...values, leased: false, attempts: 0, attemptNo: sql`${table.attemptNo} + 1` }
      await db.insert(table).values(values).onConflictDoUpdate({ target: table.endpoint, set: renewal })
      if (replaces !== undefined) await db.delete(table).where(eq(table.id, hashId(replaces)))
      return secret
    },
    has: async (endpoint: string): Promise<boolean> =>
      (await db.$count(table, eq(table.endpoint, endpoint))) > 0,
    isFull: async (): Promise<boolean> => (await db.$count(table)) >= MAX_SUBSCRIPTIONS,
    /** Deletes subscriptions that had no reminders for a month. */
    async deleteIdle(now: Date): Promise<void> {
      const before = new Date(now.getTime() - IDLE_MS)
      await db.delete(table).where(and(isNull(table.wakeAt), lt(table.handledUntil, before)))
    },
    async find(secret: string): Promise<Subscription | undefined> {
      const [found] = await db
        .select()
        .from(table)
        .where(eq(table.id, hashId(secret)))
      return found
    },
    /** Changes the choices. A running delivery finishes first and then sees the change. */
    async change(
      secret: string,
      choices: SubscriptionChoices,
      now: Date,
      wakeAt: Date | null,
    ): Promise<boolean> {
      const wake = wakeAt?.toISOString() ?? null
      const changed = await db
        .update(table)
        .set({
          ...choices,
          revision: sql`${table.revision} + 1`,
          handledUntil: sql`greatest(${table.handledUntil}, ${now.toISOString()}::timestamptz)`,
          wakeAt: sql`case when ${table.leased} then ${table.wakeAt} else ${wake}::timestamptz end`,
        })
        .where(eq(table.id, hashId(secret)))
        .returning({ id: table.id })
      return changed.length > 0
    },
    async remove(secret: string): Promise<boolean> {
      const removed = await db
        .delete(table)
        .where(eq(table.id, hashId(secret)))
        .returning({ id: table.id })
      return removed.length > 0
    },
    /** Deletes subscriptions that their push service has ended. */
    async deleteGone(subscriptions: readonly Pick<Subscription, 'id' | 'endpoint'>[]): Promise<void> {
      if (subscriptions.length === 0) return
      await db.delete(table).where(or(...subscriptions.map(isSame)))
    },
    ...leasesOf(db),
  }
}
