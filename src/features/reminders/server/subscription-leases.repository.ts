import { inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '#shared/server/database/database.ts'
import { MAX_DELAY_MS } from '../core/lateness.ts'
import type { LogEntry } from '../core/reminder-log.ts'
import { reminderSubscriptions as table } from './reminder-subscriptions.table.ts'

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
/** Leases of due subscriptions, which instances share. */
export function leasesOf(db: Database['db']) {
  return {
    /** Leases due subscriptions; no two callers get the same one. */
    async claim(limit: number, now: Date): Promise<(typeof table.$inferSelect)[]> {
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
