import { and, eq, ne, sql } from 'drizzle-orm'
import { languageOf } from '#shared/core/languages.ts'
import type { UserRecord } from '#shared/core/user-data/record.ts'
import type { Database } from '#shared/server/database/database.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { userRecords } from './user-data.table.ts'

/** The setting with the user's language. */
const CHOICE = { type: 'setting', id: 'language' } as const

/**
 * After records were stored, emails use the language that the user chose on any of their devices. A user
 * whose settings stay on the device gets emails in the earlier language.
 */
export async function followLanguage(
  { db }: Database,
  accountId: string,
  stored: readonly UserRecord[],
): Promise<void> {
  if (!stored.some(({ type, id }) => type === CHOICE.type && id === CHOICE.id)) return
  // Reads the stored setting, because another device may have changed it later.
  const [found] = await db
    .select({ code: sql<string | null>`${userRecords.value} ->> 'value'` })
    .from(userRecords)
    .where(
      and(
        eq(userRecords.accountId, accountId),
        eq(userRecords.type, CHOICE.type),
        eq(userRecords.id, CHOICE.id),
      ),
    )
  const language = languageOf(found?.code ?? '')?.code
  if (!language) return
  await db
    .update(accounts)
    .set({ language })
    .where(and(eq(accounts.id, accountId), ne(accounts.language, language)))
}
