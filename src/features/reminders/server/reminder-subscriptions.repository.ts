import { createHash, randomBytes } from 'node:crypto'
import { and, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#shared/server/database/database.ts'
import type { LogEntry } from '../core/kept-subscription.ts'
import { LATEST_MS } from '../core/lateness.ts'
import { reminderSubscriptions as table } from './reminder-subscriptions.table.ts'

export type Subscription = typeof table.$inferSelect
export type Subscriptions = ReturnType<typeof openSubscriptions>

/** What the person decides. */
export type Wish = Pick<
  Subscription,
  'latitude' | 'longitude' | 'timeZone' | 'language' | 'settings' | 'calculation'
>

/** How far the holder of a claim came; instants in milliseconds. */
export interface Progress {
  readonly id: string
  readonly turn: number
  readonly revision: number
  readonly handledUntil: number
  readonly wakeAt: number | null
  readonly attempts: number
  readonly failingSince: number | null
  readonly log: readonly LogEntry[]
}

/** A claim longer than this is nobody's: its holder has died. */
const LEASE_MS = 60_000
/** As much as a disk is asked for: some two kilobytes each. */
export const SUBSCRIPTIONS_KEPT = 200_000
/** Where nothing is to be sent, a device may change its mind for so long. */
const IDLE_MS = 30 * 86_400_000

const idOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** The subscriptions in the database, so that they outlive the process and several instances share them. */
export function openSubscriptions({ db }: Database) {
  return {
    /**
     * Adds it, in place of an older one of the same endpoint and of the one that the device had before (`replaces`);
     * returns the secret id, which is kept nowhere here.
     */
    async add(
      push: Pick<Subscription, 'endpoint' | 'p256dh' | 'auth'>,
      wish: Wish,
      now: Date,
      wakeAt: Date | null,
      replaces?: string,
    ): Promise<string> {
      const secret = randomBytes(24).toString('base64url')
      const values = { ...push, ...wish, id: idOf(secret), handledUntil: now, wakeAt, failingSince: null }
      const renewed = { ...values, claimed: false, attempts: 0, turn: sql`${table.turn} + 1` }
      await db.insert(table).values(values).onConflictDoUpdate({ target: table.endpoint, set: renewed })
      if (replaces !== undefined) await db.delete(table).where(eq(table.id, idOf(replaces)))
      return secret
    },
    has: async (endpoint: string): Promise<boolean> =>
      (await db.$count(table, eq(table.endpoint, endpoint))) > 0,
    isFull: async (): Promise<boolean> => (await db.$count(table)) >= SUBSCRIPTIONS_KEPT,
    /** Ends those that have had nothing to be sent for a month. */
    async dropIdle(now: Date): Promise<void> {
      const before = new Date(now.getTime() - IDLE_MS)
      await db.delete(table).where(and(isNull(table.wakeAt), lt(table.handledUntil, before)))
    },
    async find(secret: string): Promise<Subscription | undefined> {
      const [found] = await db
        .select()
        .from(table)
        .where(eq(table.id, idOf(secret)))
      return found
    },
    /** What is being sent is sent to its end first; its holder sees the change then. */
    async change(secret: string, wish: Wish, now: Date, wakeAt: Date | null): Promise<boolean> {
      const wake = wakeAt?.toISOString() ?? null
      const changed = await db
        .update(table)
        .set({
          ...wish,
          revision: sql`${table.revision} + 1`,
          handledUntil: sql`greatest(${table.handledUntil}, ${now.toISOString()}::timestamptz)`,
          wakeAt: sql`case when ${table.claimed} then ${table.wakeAt} else ${wake}::timestamptz end`,
        })
        .where(eq(table.id, idOf(secret)))
        .returning({ id: table.id })
      return changed.length > 0
    },
    async remove(secret: string): Promise<boolean> {
      const removed = await db
        .delete(table)
        .where(eq(table.id, idOf(secret)))
        .returning({ id: table.id })
      return removed.length > 0
    },
    /** Ends subscriptions that their push service says are gone. */
    async removeGone(gone: readonly Pick<Subscription, 'id' | 'endpoint'>[]): Promise<void> {
      if (gone.length === 0) return
      await db
        .delete(table)
        .where(or(...gone.map(({ id, endpoint }) => and(eq(table.id, id), eq(table.endpoint, endpoint)))))
    },
    /** Takes the next ones that are due; no two callers get the same one. */
    async claim(most: number, now: Date): Promise<Subscription[]> {
      const due = db
        .select({ id: table.id })
        .from(table)
        .where(lte(table.wakeAt, now))
        .orderBy(table.wakeAt)
        .limit(most)
        .for('update', { skipLocked: true })
      return db
        .update(table)
        .set({
          wakeAt: new Date(now.getTime() + LEASE_MS),
          claimed: true,
          turn: sql`${table.turn} + 1`,
        })
        .where(inArray(table.id, due))
        .returning()
    },
    /** Ends claims, all in one statement; a claim that another took over meanwhile is left to it. */
    async finish(done: readonly Progress[], now: Date): Promise<void> {
      if (done.length === 0) return
      const rows = done.map(({ handledUntil, wakeAt, failingSince, ...rest }) => ({
        ...rest,
        handledUntil: new Date(handledUntil).toISOString(),
        wakeAt: instantOf(wakeAt),
        failingSince: instantOf(failingSince),
      }))
      const instant = now.toISOString()
      // What the person changed while it was sent is worked out anew at once.
      await db.execute(sql`
        update ${table} as s
        set claimed = false,
          attempts = r.attempts,
          failing_since = r."failingSince",
          log = r.log,
          handled_until = case when s.revision = r.revision then r."handledUntil"
            else greatest(r."handledUntil", ${instant}::timestamptz) end,
          wake_at = case when s.revision = r.revision then r."wakeAt" else ${instant}::timestamptz end
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
          id text, turn int, revision int, attempts int, log jsonb,
          "handledUntil" timestamptz, "wakeAt" timestamptz, "failingSince" timestamptz)
        where s.id = r.id and s.turn = r.turn`)
    },
    /** After the clock was put back: what was put off or handled into the future is looked at again. */
    async bringBack(now: Date): Promise<void> {
      const [soon, leased] = [LATEST_MS, LEASE_MS + LATEST_MS].map((ms) =>
        new Date(now.getTime() + ms).toISOString(),
      )
      await db.execute(sql`
        update ${table} set handled_until = least(handled_until, ${now.toISOString()}::timestamptz),
          wake_at = ${now.toISOString()}::timestamptz, claimed = false, turn = turn + 1
        where handled_until > ${soon}::timestamptz
          or ((claimed or attempts > 0) and wake_at > ${leased}::timestamptz)`)
    },
  }
}

const instantOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())
