import { and, asc, count, desc, eq, lt } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import type { Database, Queries } from '#shared/server/database/database.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import type { ReceivedFeedback } from '../core/feedback.contract.ts'
import type { FeedbackStatus, FeedbackType } from '../core/feedback.ts'
import { answerFeedback } from './questions.table.ts'

type Row = typeof answerFeedback.$inferSelect
type NewFeedback = Pick<Row, 'type' | 'text' | 'language'> & Partial<Pick<Row, 'question' | 'reason'>>

const PAGE_SIZE = 20

/** Limits the disk space that feedback can take. */
export const MAX_OPEN_FEEDBACK = 2000

/** Feedback that is done is deleted after 30 days. */
const KEEP_DONE_MS = 30 * 86_400_000

export const countOpenFeedback = ({ db }: Database): Promise<number> =>
  db.$count(answerFeedback, eq(answerFeedback.status, 'open'))

/** Stores a suggestion or report. Throws `too_many_messages` when too many are open. */
export async function storeFeedback(
  database: Database,
  feedback: NewFeedback,
  receivedAt: Date,
): Promise<void> {
  if ((await countOpenFeedback(database)) >= MAX_OPEN_FEEDBACK) {
    throw new AppError('too_many_messages', 503, 'Too many suggestions and reports are waiting.')
  }
  await database.db.insert(answerFeedback).values({ ...feedback, receivedAt })
}

interface WantedFeedback {
  readonly type?: FeedbackType | undefined
  readonly status: FeedbackStatus
  readonly page: number
}

/** A page of the feedback with this status: open ones oldest first, done ones latest first. */
export async function listFeedbackPage({ db }: Database, { type, status, page }: WantedFeedback) {
  const filter = and(eq(answerFeedback.status, status), type && eq(answerFeedback.type, type))
  const [counted] = await db.select({ total: count() }).from(answerFeedback).where(filter)
  const total = counted?.total ?? 0
  const rows = await db
    .select()
    .from(answerFeedback)
    .where(filter)
    .orderBy(
      ...(status === 'open'
        ? [asc(answerFeedback.receivedAt), asc(answerFeedback.id)]
        : [desc(answerFeedback.doneAt), desc(answerFeedback.id)]),
    )
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  return { feedback: rows.map(toAnswer), total, page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)) }
}

/** Sets the status and returns the feedback. Throws `not_found`. */
export async function setFeedbackStatus({ db }: Database, id: string, status: FeedbackStatus, now: Date) {
  const [changed] = await db
    .update(answerFeedback)
    .set({ status, doneAt: status === 'done' ? now : null })
    .where(eq(answerFeedback.id, id))
    .returning()
  if (!changed) throw notFound()
  return toAnswer(changed)
}

/** Marks an open suggestion as done, because its question was written. */
export async function markSuggestionDone({ db }: Queries, id: string, now: Date): Promise<void> {
  const { type, status } = answerFeedback
  await db
    .update(answerFeedback)
    .set({ status: 'done', doneAt: now })
    .where(and(eq(answerFeedback.id, id), eq(type, 'suggestion'), eq(status, 'open')))
}

/** Deletes a suggestion or report. Throws `not_found`. */
export async function removeFeedback({ db }: Database, id: string): Promise<void> {
  const [deleted] = await db.delete(answerFeedback).where(eq(answerFeedback.id, id)).returning()
  if (!deleted) throw notFound()
}

/** Deletes the feedback that was done long ago. */
export async function deleteOldFeedback({ db }: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEEP_DONE_MS)
  await db
    .delete(answerFeedback)
    .where(and(eq(answerFeedback.status, 'done'), lt(answerFeedback.doneAt, before)))
}

const toAnswer = (row: Row): ReceivedFeedback => ({
  ...row,
  receivedAt: row.receivedAt.toISOString(),
  doneAt: row.doneAt?.toISOString() ?? null,
})
