import { and, asc, count, desc, eq, lt } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import type { Database } from '#shared/server/database/database.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import type { ReceivedMessage } from '../core/contact.contract.ts'
import type { MessageStatus } from '../core/contact-message.ts'
import { contactMessages } from './contact.table.ts'

type Row = typeof contactMessages.$inferSelect
type NewMessage = Pick<Row, 'name' | 'email' | 'subject' | 'message' | 'language'>

const PAGE_SIZE = 20

/** Limits the disk space that messages can take: 2,000 of 5,000 characters are about 20 MB. */
export const MAX_OPEN_MESSAGES = 2000

/** Answered messages are deleted after 90 days. */
const KEEP_ANSWERED_MS = 90 * 86_400_000

export const countOpenMessages = ({ db }: Database): Promise<number> =>
  db.$count(contactMessages, eq(contactMessages.status, 'open'))

/** Stores a message. Throws `too_many_messages` when too many wait for an answer. */
export async function storeMessage(database: Database, message: NewMessage, receivedAt: Date): Promise<void> {
  if ((await countOpenMessages(database)) >= MAX_OPEN_MESSAGES) {
    throw new AppError('too_many_messages', 503, 'Too many messages are waiting for an answer.')
  }
  await database.db.insert(contactMessages).values({ ...message, receivedAt })
}

/** A page of the messages with this status: open ones oldest first, answered ones latest first. */
export async function listByStatus(
  { db }: Database,
  { status, page }: { readonly status: MessageStatus; readonly page: number },
) {
  const filter = eq(contactMessages.status, status)
  const [counted] = await db.select({ total: count() }).from(contactMessages).where(filter)
  const total = counted?.total ?? 0
  const rows = await db
    .select()
    .from(contactMessages)
    .where(filter)
    .orderBy(
      ...(status === 'open'
        ? [asc(contactMessages.receivedAt), asc(contactMessages.id)]
        : [desc(contactMessages.answeredAt), desc(contactMessages.id)]),
    )
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  return { messages: rows.map(toAnswer), total, page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)) }
}

/** Sets the status and returns the message. Throws `not_found`. */
export async function setStatus({ db }: Database, id: string, status: MessageStatus, now: Date) {
  const [changed] = await db
    .update(contactMessages)
    .set({ status, answeredAt: status === 'answered' ? now : null })
    .where(eq(contactMessages.id, id))
    .returning()
  if (!changed) throw notFound()
  return toAnswer(changed)
}

/** Deletes a message. Throws `not_found`. */
export async function removeMessage({ db }: Database, id: string): Promise<void> {
  const [deleted] = await db.delete(contactMessages).where(eq(contactMessages.id, id)).returning()
  if (!deleted) throw notFound()
}

/** Deletes the messages that were answered long ago. */
export async function deleteOldMessages({ db }: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEEP_ANSWERED_MS)
  await db
    .delete(contactMessages)
    .where(and(eq(contactMessages.status, 'answered'), lt(contactMessages.answeredAt, before)))
}

const toAnswer = (row: Row): ReceivedMessage => ({
  ...row,
  receivedAt: row.receivedAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
})
