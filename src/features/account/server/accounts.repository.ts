import { eq, or } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import type { User } from '#shared/core/session/session.contract.ts'
import type { Database } from '#shared/server/database/database.ts'
import { accounts } from '#shared/server/session/account.table.ts'

export type Account = typeof accounts.$inferSelect

export const keyOf = (text: string): string => text.trim().normalize('NFKC').toLowerCase()

/** The account with this e-mail or user name. */
export async function findAccount({ db }: Database, typed: string): Promise<Account | undefined> {
  const key = keyOf(typed)
  const [found] = await db
    .select()
    .from(accounts)
    .where(or(eq(accounts.emailKey, key), eq(accounts.usernameKey, key)))
  return found
}

type NewAccount = Pick<Account, 'email' | 'username' | 'passwordHash'> &
  Partial<Pick<Account, 'firstName' | 'lastName' | 'role'>>

/** Makes an account. Throws `email_taken` or `username_taken`. */
export async function createAccount({ db }: Database, account: NewAccount, now: Date): Promise<Account> {
  const [made] = await db
    .insert(accounts)
    .values({
      ...account,
      emailKey: keyOf(account.email),
      usernameKey: keyOf(account.username),
      createdAt: now,
      passwordChangedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (made) return made
  const [other] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.emailKey, keyOf(account.email)))
  throw other ? taken('email') : taken('username')
}

const taken = (field: 'email' | 'username') =>
  new AppError(`${field}_taken`, 409, `Another account has this ${field}.`, [
    { field, code: `${field}_taken` },
  ])

export const userOf = ({ id, firstName, lastName, username, email, role, isPremium }: Account): User => ({
  id,
  firstName,
  lastName,
  username,
  email,
  role,
  isPremium,
})
