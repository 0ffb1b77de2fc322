import { eq } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import { comparisonKey } from '#shared/core/email.ts'
import type { Services } from '#shared/server/services.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { createAccount } from '../accounts.repository.ts'
import { isCommonPassword } from '../common-passwords.ts'
import { hashPassword } from '../passwords.ts'
import { suggestedUsername } from '../suggested-username.ts'

/**
 * Creates the administrator from the settings unless a super_admin exists. Never changes an existing account:
 * problems are logged and Rafiq runs without an administrator.
 */
export async function createFirstAdministrator({
  settings,
  database,
  clock,
  log,
}: Pick<Services, 'settings' | 'database' | 'clock' | 'log'>): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings
  if (email === undefined || password === undefined) return
  const [existing] = await database.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.role, 'super_admin'))
    .limit(1)
  if (existing) return
  if (await isCommonPassword(password, [comparisonKey(email)])) {
    log.error('ADMIN_PASSWORD is too common; no administrator was created')
    return
  }
  const username = suggestedUsername(undefined, email)
  const account = { email, username, ownsEmail: true, role: 'super_admin' } as const
  try {
    await createAccount(database, { ...account, passwordHash: await hashPassword(password) }, clock())
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.error('ADMIN_EMAIL already has an account; set its role with `npm run user -- role`')
  }
}
