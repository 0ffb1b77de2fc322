import { eq } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import type { Services } from '#shared/server/services.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { createAccount, keyOf } from '../accounts.repository.ts'
import { isCommonPassword } from '../common-passwords.ts'
import { hashPassword } from '../passwords.ts'
import { suggestedUsername } from '../suggested-username.ts'

/**
 * Makes the administrator of the settings while there is none of that rank, and changes no account that there is. What
 * stands in the way is logged; Rafiq runs without.
 */
export async function makeFirstAdministrator({
  settings,
  database,
  clock,
  log,
}: Pick<Services, 'settings' | 'database' | 'clock' | 'log'>): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings
  if (email === undefined || password === undefined) return
  const [there] = await database.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.role, 'super_admin'))
    .limit(1)
  if (there) return
  if (await isCommonPassword(password, [keyOf(email)])) {
    log.error('ADMIN_PASSWORD is among the first that are tried; no administrator was made')
    return
  }
  const username = suggestedUsername(undefined, email)
  const account = { email, username, ownsEmail: true, role: 'super_admin' } as const
  try {
    await createAccount(database, { ...account, passwordHash: await hashPassword(password) }, clock())
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.error('ADMIN_EMAIL has an account already; give it a role with `npm run user -- role`')
  }
}
