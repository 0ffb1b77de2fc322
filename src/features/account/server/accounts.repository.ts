import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import type { User } from '#shared/core/session/session.contract.ts'
import type { Database, Queries } from '#shared/server/database/database.ts'
import { accounts } from '#shared/server/session/account.table.ts'

export type Account = typeof accounts.$inferSelect

/** How addresses and user names are compared. */
export const keyOf = (text: string): string => text.trim().normalize('NFKC').toLowerCase()

/**
 * The accounts that somebody may mean who types this e-mail or user name: the one that owns the address, and the newest
 * of those that only named it. A user name means one account.
 */
export async function accountsMeant(
  { db }: Database,
  typed: string,
): Promise<{ readonly owner: Account | undefined; readonly claimant: Account | undefined }> {
  const key = keyOf(typed)
  if (!key.includes('@')) {
    const [owner] = await db
      .select()
      .from(accounts)
      .where(and(eq(accounts.usernameKey, key), isOpen))
    return { owner, claimant: undefined }
  }
  const found = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.emailKey, key), isOpen))
    .orderBy(desc(accounts.ownsEmail), desc(accounts.createdAt), desc(accounts.id))
    .limit(2)
  return { owner: found.find((each) => each.ownsEmail), claimant: found.find((each) => !each.ownsEmail) }
}

/** The account that owns an address, else the newest that named it. */
export async function accountAt(database: Database, email: string): Promise<Account | undefined> {
  const { owner, claimant } = await accountsMeant(database, email)
  return owner ?? claimant
}

/** Throws `not_found`. */
export async function accountById({ db }: Database, id: string): Promise<Account> {
  const [found] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), isOpen))
  if (!found) throw noSuchAccount()
  return found
}

/** An account that nobody else changes until the transaction `run` ends. Throws `not_found`. */
export async function heldAccount({ db }: Queries, id: string): Promise<Account> {
  const [found] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), isOpen))
    .for('no key update')
  if (!found) throw noSuchAccount()
  return found
}

/** Whether the address is another account’s alone. */
export async function isOwnedByOther({ db }: Database, id: string, email: string): Promise<boolean> {
  const [owner] = await db.select({ id: accounts.id }).from(accounts).where(isOwnerOf(email))
  return owner !== undefined && owner.id !== id
}

type NewAccount = Pick<Account, 'email' | 'username' | 'passwordHash' | 'ownsEmail'> &
  Partial<Pick<Account, 'firstName' | 'lastName' | 'role' | 'language'>>

/** Makes an account. Throws `email_taken`, when it is to own an address that another one owns, or `username_taken`. */
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
  const [owner] = await db.select({ id: accounts.id }).from(accounts).where(isOwnerOf(account.email))
  throw taken(owner && account.ownsEmail ? 'email' : 'username')
}

/** Changes what is named. Throws `username_taken` or `email_taken`. */
export async function changeAccount(
  { db }: Queries,
  id: string,
  change: Partial<Omit<Account, 'id' | 'emailKey' | 'usernameKey'>>,
): Promise<Account> {
  try {
    const [changed] = await db
      .update(accounts)
      .set({
        ...change,
        ...(change.email !== undefined && { emailKey: keyOf(change.email) }),
        ...(change.username !== undefined && { usernameKey: keyOf(change.username) }),
      })
      .where(eq(accounts.id, id))
      .returning()
    if (!changed) throw noSuchAccount()
    return changed
  } catch (error) {
    const constraint = constraintOf(error)
    if (constraint === 'accounts_email_owner') throw taken('email')
    if (constraint === 'accounts_username_key_unique') throw taken('username')
    throw error
  }
}

/** Makes the address the account’s alone. Throws `email_taken` when another one owns it. */
export const ownEmail = (database: Queries, id: string, email: string): Promise<Account> =>
  changeAccount(database, id, { email, ownsEmail: true })

const isOpen = isNull(accounts.closedAt)
const isOwnerOf = (email: string) => and(eq(accounts.emailKey, keyOf(email)), sql`${accounts.ownsEmail}`)

const noSuchAccount = () => new AppError('not_found', 404, 'Account not found.')

const taken = (field: 'email' | 'username') =>
  new AppError(`${field}_taken`, 409, `Another account already uses this ${field}.`, [
    { field, code: `${field}_taken` },
  ])

export const emailTaken = () => taken('email')

/** Which rule of the database an error broke. */
const constraintOf = (error: unknown) => (error as { cause?: { constraint?: string } }).cause?.constraint

export const userOf = ({ id, firstName, lastName, username, email, role, isPremium }: Account): User => ({
  id,
  firstName,
  lastName,
  username,
  email,
  role,
  isPremium,
})
