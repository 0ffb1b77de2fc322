import { and, eq, ne, sql } from 'drizzle-orm'
import { languageOf } from '#shared/core/languages.ts'
import type { Thing } from '#shared/core/own-things/thing.ts'
import type { Database } from '#shared/server/database/database.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { ownThings } from './own-things.table.ts'

/** The setting that a device keeps under this key: the language that the person chose. */
const CHOICE = { kind: 'setting', id: 'language' } as const

/**
 * After things were stored: letters to the person follow the language that they chose on any of their devices. Whoever
 * keeps their settings on the device has letters in the language of before.
 */
export async function followLanguage(
  { db }: Database,
  accountId: string,
  stored: readonly Thing[],
): Promise<void> {
  if (!stored.some(({ kind, id }) => kind === CHOICE.kind && id === CHOICE.id)) return
  // Not what was sent: another device may have chosen later.
  const [found] = await db
    .select({ text: sql<string | null>`${ownThings.value} ->> 'text'` })
    .from(ownThings)
    .where(
      and(eq(ownThings.accountId, accountId), eq(ownThings.kind, CHOICE.kind), eq(ownThings.id, CHOICE.id)),
    )
  const language = languageOf(found?.text ?? '')?.code
  if (!language) return
  await db
    .update(accounts)
    .set({ language })
    .where(and(eq(accounts.id, accountId), ne(accounts.language, language)))
}
