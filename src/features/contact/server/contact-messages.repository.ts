import { and, eq, lt } from 'drizzle-orm'
import { addAuditEntry } from '#shared/server/admin/add-audit-entry.ts'
import type { AdminTable } from '#shared/server/admin/admin-table.ts'
import type { Database } from '#shared/server/database/database.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import type { ReceivedMessage } from '../core/contact.contract.ts'
import type { MessageAction, MessageStatus } from '../core/contact-message.ts'
import { contactMessages } from './contact.table.ts'

type Row = typeof contactMessages.$inferSelect

/** Answered messages are deleted after 90 days. */
const KEEP_ANSWERED_MS = 90 * 86_400_000

const ofStatus = (status: MessageStatus) => eq(contactMessages.status, status)

/** The messages; only open ones unless a filter says otherwise. */
export const contactMessagesTable: AdminTable<ReceivedMessage> = {
  table: contactMessages,
  columns: {
    id: contactMessages.id,
    name: contactMessages.name,
    email: contactMessages.email,
    subject: contactMessages.subject,
    message: contactMessages.message,
    language: contactMessages.language,
    status: contactMessages.status,
    receivedAt: contactMessages.receivedAt,
    answeredAt: contactMessages.answeredAt,
  },
  key: contactMessages.id,
  searched: [contactMessages.name, contactMessages.email, contactMessages.subject, contactMessages.message],
  sorts: {
    received: contactMessages.receivedAt,
    answered: contactMessages.answeredAt,
    subject: contactMessages.subject,
    name: contactMessages.name,
  },
  filters: {
    status: (value: MessageStatus | 'all') => (value === 'all' ? undefined : ofStatus(value)),
  },
  otherwise: { status: ofStatus('open') },
  toRow: (row: Row) => ({
    ...row,
    receivedAt: row.receivedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }),
}

interface Acting {
  readonly actorId: string
  readonly at: Date
}

/** Marks a message as answered or open, or deletes it for good. Its text is not in the audit log. Throws `not_found`. */
export async function actOnMessage(
  { db }: Database,
  { actorId, at }: Acting,
  id: string,
  action: MessageAction,
): Promise<void> {
  await db.transaction(async (run) => {
    const [before] = await run.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update')
    if (!before) throw notFound()
    const status = action === 'answer' ? 'answered' : 'open'
    if (action === 'delete') await run.delete(contactMessages).where(eq(contactMessages.id, id))
    else {
      const answeredAt = action === 'answer' ? (before.answeredAt ?? at) : null
      await run.update(contactMessages).set({ status, answeredAt }).where(eq(contactMessages.id, id))
    }
    await addAuditEntry(
      { db: run },
      {
        actorId,
        at,
        action,
        itemType: 'contact-message',
        itemId: id,
        before: { status: before.status },
        after: action === 'delete' ? null : { status },
      },
    )
  })
}

/** Deletes the messages that were answered long ago. */
export async function deleteOldMessages({ db }: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEEP_ANSWERED_MS)
  await db.delete(contactMessages).where(and(ofStatus('answered'), lt(contactMessages.answeredAt, before)))
}
