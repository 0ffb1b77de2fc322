import { createHash, randomBytes } from 'node:crypto'
import { and, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#shared/server/database/database.ts'
import { MAX_DELAY_MS } from '../core/lateness.ts'
import type { LogEntry } from '../core/reminder-log.ts'
import { reminderSubscriptions as table } from './reminder-subscriptions.table.ts'

export type Subscription = typeof table.$inferSelect
export type Subscriptions = ReturnType<typeof openSubscriptions>

/** The choices that the person can change. */
export type SubscriptionChoices = Pick<
  Subscription,
  'latitude' | 'longitude' | 'timeZone' | 'language' | 'settings' | 'calculation'
>

/** The result of a delivery; instants in milliseconds. */
export interface Progress {
  readonly id: string
  readonly attemptNo: number
  readonly revision: number
  readonly handledUntil: number
  readonly wakeAt: number | null
  readonly attempts: number
  readonly failingSince: number | null
  readonly log: readonly LogEntry[]
}

/** A lease that is older belongs to a dead instance. */
const LEASE_MS = 60_000
/** Each takes about two kilobytes. */
export const MAX_SUBSCRIPTIONS = 200_000
/** How long a subscription without reminders is stored. */
const IDLE_MS = 30 * 86_400_000

const hashId = (secret: string) => createHash('sha256').update(secret).digest('hex')

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
      await db
        .delete(table)
        .where(
          or(...subscriptions.map(({ id, endpoint }) => and(eq(table.id, id), eq(table.endpoint, endpoint)))),
        )
    },
    /** Leases due subscriptions; no two callers get the same one. */
    async claim(limit: number, now: Date): Promise<Subscription[]> {
      const due = db
        .select({ id: table.id })
        .from(table)
        .where(lte(table.wakeAt, now))
        .orderBy(table.wakeAt)
        .limit(limit)
        .for('update', { skipLocked: true })
      return db
        .update(table)
        .set({
          wakeAt: new Date(now.getTime() + LEASE_MS),
          leased: true,
          attemptNo: sql`${table.attemptNo} + 1`,
        })
        .where(inArray(table.id, due))
        .returning()
    },
    /** Ends leases in one statement. A lease that another instance took over is left alone. */
    async finish(done: readonly Progress[], now: Date): Promise<void> {
      if (done.length === 0) return
      const rows = done.map(({ handledUntil, wakeAt, failingSince, ...rest }) => ({
        ...rest,
        handledUntil: new Date(handledUntil).toISOString(),
        wakeAt: toIso(wakeAt),
        failingSince: toIso(failingSince),
      }))
      const instant = now.toISOString()
      // Choices that changed during the delivery are planned again at once.
      await db.execute(sql`
        update ${table} as s
        set leased = false,
          attempts = r.attempts,
          failing_since = r."failingSince",
          log = r.log,
          handled_until = case when s.revision = r.revision then r."handledUntil"
            else greatest(r."handledUntil", ${instant}::timestamptz) end,
          wake_at = case when s.revision = r.revision then r."wakeAt" else ${instant}::timestamptz end
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
          id text, "attemptNo" int, revision int, attempts int, log jsonb,
          "handledUntil" timestamptz, "wakeAt" timestamptz, "failingSince" timestamptz)
        where s.id = r.id and s.attempt_no = r."attemptNo"`)
    },
    /** After the clock was set back, looks again at everything delayed or handled in the future. */
    async resetAfterClockChange(now: Date): Promise<void> {
      const [soon, leaseEnd] = [MAX_DELAY_MS, LEASE_MS + MAX_DELAY_MS].map((ms) =>
        new Date(now.getTime() + ms).toISOString(),
      )
      await db.execute(sql`
        update ${table} set handled_until = least(handled_until, ${now.toISOString()}::timestamptz),
          wake_at = ${now.toISOString()}::timestamptz, leased = false, attempt_no = attempt_no + 1
        where handled_until > ${soon}::timestamptz
          or ((leased or attempts > 0) and wake_at > ${leaseEnd}::timestamptz)`)
    },
  }
}

const toIso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())
