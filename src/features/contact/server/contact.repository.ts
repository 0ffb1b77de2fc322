import { eq } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import type { Database } from '#shared/server/database/database.ts'
import { contactMessages } from './contact.table.ts'

type Row = typeof contactMessages.$inferSelect
type NewMessage = Pick<Row, 'name' | 'email' | 'subject' | 'message' | 'language'>

/** Limits the disk space that messages can take: 2,000 of 5,000 characters are about 20 MB. */
export const MAX_OPEN_MESSAGES = 2000

export const countOpenMessages = ({ db }: Database): Promise<number> =>
  db.$count(contactMessages, eq(contactMessages.status, 'open'))

/** Stores a message. Throws `too_many_messages` when too many wait for an answer. */
export async function storeMessage(database: Database, message: NewMessage, receivedAt: Date): Promise<void> {
  if ((await countOpenMessages(database)) >= MAX_OPEN_MESSAGES) {
    throw new AppError('too_many_messages', 503, 'Too many messages are waiting for an answer.')
  }
  await database.db.insert(contactMessages).values({ ...message, receivedAt })
}
