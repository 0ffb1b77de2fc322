import { and, desc, eq } from 'drizzle-orm'
import type { Database, Queries as Transaction } from '#shared/server/database/database.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { circleNotices, circlePeople, studyCircles } from './circles.table.ts'

/** Deletes a circle and leaves a notice to everyone who had joined it. */
export async function endCircle(
  { db }: Transaction,
  { id, title }: Pick<typeof studyCircles.$inferSelect, 'id' | 'title'>,
  endedAt: Date,
): Promise<void> {
  const people = await db
    .select({ accountId: circlePeople.accountId })
    .from(circlePeople)
    .where(eq(circlePeople.circleId, id))
  await db.delete(studyCircles).where(eq(studyCircles.id, id))
  if (people.length === 0) return
  await db.insert(circleNotices).values(people.map(({ accountId }) => ({ accountId, title, endedAt })))
}

/** Deletes the circles of an account. */
export async function endCirclesOf(
  { db }: Pick<Database, 'db'>,
  organiserId: string,
  endedAt: Date,
): Promise<void> {
  const circles = await db
    .select({ id: studyCircles.id })
    .from(studyCircles)
    .where(eq(studyCircles.organiserId, organiserId))
  for (const { id } of circles) {
    await db.transaction(async (transaction) => {
      // Nobody joins in between.
      const [circle] = await transaction
        .select()
        .from(studyCircles)
        .where(eq(studyCircles.id, id))
        .for('update')
      if (circle) await endCircle({ db: transaction }, circle, endedAt)
    })
  }
}

/** The deleted circles that an account had joined, the latest first. */
export async function noticesOf({ db }: Transaction, accountId: string) {
  const rows = await db
    .select({ id: circleNotices.id, title: circleNotices.title, endedAt: circleNotices.endedAt })
    .from(circleNotices)
    .where(eq(circleNotices.accountId, accountId))
    .orderBy(desc(circleNotices.endedAt), circleNotices.id)
  return rows.map(({ endedAt, ...notice }) => ({ ...notice, endedAt: endedAt.toISOString() }))
}

/** Deletes a notice. Throws `not_found`, also for one of someone else. */
export async function deleteNotice({ db }: Transaction, id: string, accountId: string): Promise<void> {
  const deleted = await db
    .delete(circleNotices)
    .where(and(eq(circleNotices.id, id), eq(circleNotices.accountId, accountId)))
  if (!deleted.rowCount) throw notFound()
}
