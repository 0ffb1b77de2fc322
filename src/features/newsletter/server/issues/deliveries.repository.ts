import { and, eq, inArray, isNotNull, isNull, lt, lte, notExists, sql } from 'drizzle-orm'
import type { Database } from '#shared/server/database/database.ts'
import {
  newsletterDeliveries as deliveries,
  newsletterIssues as issues,
  newsletterSubscribers as subscribers,
} from '../newsletter.table.ts'

type Db = Pick<Database, 'db'>

export interface ClaimedDelivery {
  readonly id: string
  readonly issueId: string
  readonly subscriberId: string
  readonly attempts: number
}

/** An email that was taken longer ago was lost with its instance. It may have been sent, so it is never sent again. */
const LOST_AFTER_MS = 10 * 60_000

/** Starts the issues whose time has come: everyone who has confirmed by now gets one email. */
export async function startDueIssues({ db }: Db, now: Date): Promise<void> {
  await db.transaction(async (run) => {
    const due = await run
      .select({ id: issues.id })
      .from(issues)
      .where(and(eq(issues.status, 'scheduled'), lte(issues.sendAt, now), isNull(issues.deletedAt)))
      .for('update', { skipLocked: true })
    for (const { id } of due) {
      const instant = now.toISOString()
      const added = await run.execute(sql`
        insert into ${deliveries} (issue_id, subscriber_id, due_at)
        select ${id}::uuid, ${subscribers.id}, ${instant}::timestamptz
        from ${subscribers} where ${subscribers.confirmedAt} is not null`)
      await run
        .update(issues)
        .set({ status: 'sending', startedAt: now, recipients: added.rowCount ?? 0 })
        .where(eq(issues.id, id))
    }
  })
}

/** The issues with a status, for the emails that belong to them. */
const issuesThat = ({ db }: Db, status: 'sending' | 'stopped') =>
  db.select({ id: issues.id }).from(issues).where(eq(issues.status, status))

const isDue = (database: Db, now: Date) =>
  and(
    isNull(deliveries.claimedAt),
    lte(deliveries.dueAt, now),
    inArray(deliveries.issueId, issuesThat(database, 'sending')),
  )

export const hasDueDeliveries = async (database: Db, now: Date): Promise<boolean> =>
  (await database.db.$count(deliveries, isDue(database, now))) > 0

/** Takes emails that are due; no two callers get the same one, and none is taken twice. */
export async function claimDeliveries({ db }: Db, limit: number, now: Date): Promise<ClaimedDelivery[]> {
  const due = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(isDue({ db }, now))
    .orderBy(deliveries.dueAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(deliveries)
    .set({ claimedAt: now })
    .where(and(inArray(deliveries.id, due), isNull(deliveries.claimedAt)))
    .returning({
      id: deliveries.id,
      issueId: deliveries.issueId,
      subscriberId: deliveries.subscriberId,
      attempts: deliveries.attempts,
    })
}

/** Counts an email as sent or failed, and forgets who it was for. */
export async function endDelivery(
  { db }: Db,
  { id, issueId }: Pick<ClaimedDelivery, 'id' | 'issueId'>,
  outcome: 'sent' | 'failed',
): Promise<void> {
  await db.transaction(async (run) => {
    const gone = await run.delete(deliveries).where(eq(deliveries.id, id))
    // The person unsubscribed meanwhile; an email that went out still counts.
    if (!gone.rowCount && outcome === 'failed') return
    await run
      .update(issues)
      .set({ [outcome]: sql`${issues[outcome]} + 1` })
      .where(eq(issues.id, issueId))
  })
}

/** Gives back an email that the mail server did not take. */
export async function postponeDelivery({ db }: Db, id: string, dueAt: Date): Promise<void> {
  await db
    .update(deliveries)
    .set({ claimedAt: null, dueAt, attempts: sql`${deliveries.attempts} + 1` })
    .where(eq(deliveries.id, id))
}

/**
 * Counts the emails as failed that an instance took and lost, forgets those of stopped issues, and ends the issues that have none
 * left.
 */
export async function endLostAndFinished({ db }: Db, now: Date): Promise<void> {
  const lost = await db
    .select({ id: deliveries.id, issueId: deliveries.issueId })
    .from(deliveries)
    .where(
      and(isNotNull(deliveries.claimedAt), lt(deliveries.claimedAt, new Date(now.getTime() - LOST_AFTER_MS))),
    )
  for (const delivery of lost) await endDelivery({ db }, delivery, 'failed')
  await db
    .delete(deliveries)
    .where(and(isNull(deliveries.claimedAt), inArray(deliveries.issueId, issuesThat({ db }, 'stopped'))))
  const waiting = db.select({ one: sql`1` }).from(deliveries).where(eq(deliveries.issueId, issues.id))
  await db
    .update(issues)
    .set({ status: 'sent', endedAt: now })
    .where(and(eq(issues.status, 'sending'), notExists(waiting)))
}
