import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import { comparisonKey } from '#shared/core/email.ts'
import type { User } from '#shared/core/session/session.contract.ts'
import type { Database, Queries } from '#shared/server/database/database.ts'
import { accounts } from '#shared/server/session/account.table.ts'

export type Account = typeof accounts.$inferSelect

/** The accounts that a login may refer to. */
interface Matches {
  /** The account of a username, or the one that owns an address. */
  readonly owner: Account | undefined
  /** The first and the newest account that registered the address without confirming it. */
  readonly claimants: readonly Account[]
}

/** Finds the accounts that a login may refer to. A later claimant of an address takes nothing from the first. */
export async function findByLogin({ db }: Database, login: string): Promise<Matches> {
  const key = comparisonKey(login)
  if (!key.includes('@')) {
    const [owner] = await db
      .select()
      .from(accounts)
      .where(and(eq(accounts.usernameKey, key), isNotClosed))
    return { owner, claimants: [] }
  }
  const [earliest, [newest]] = await Promise.all([
    db
      .select()
      .from(accounts)
      .where(and(eq(accounts.emailKey, key), isNotClosed))
      .orderBy(desc(accounts.ownsEmail), asc(accounts.createdAt), asc(accounts.id))
      .limit(2),
    db
      .select()
      .from(accounts)
      .where(and(eq(accounts.emailKey, key), isNotClosed, sql`not ${accounts.ownsEmail}`))
      .orderBy(desc(accounts.createdAt), desc(accounts.id))
      .limit(1),
  ])
  const first = earliest.find((each) => !each.ownsEmail)
  const claimants = [first, newest?.id === first?.id ? undefined : newest]
  return {
    owner: earliest.find((each) => each.ownsEmail),
    claimants: claimants.filter((each) => each !== undefined),
  }
}

/** Returns the account that owns an address, else the first one that registered it. */
export async function findByEmail(database: Database, email: string): Promise<Account | undefined> {
  const { owner, claimants } = await findByLogin(database, email)
  return owner ?? claimants[0]
}

/** Throws `not_found`. */
export async function getAccount({ db }: Database, id: string): Promise<Account> {
  const [found] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), isNotClosed))
  if (!found) throw accountNotFound()
  return found
}

/** Returns an account locked until the transaction ends. Throws `not_found`. */
export async function lockAccount({ db }: Queries, id: string): Promise<Account> {
  const [found] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, id), isNotClosed))
    .for('no key update')
  if (!found) throw accountNotFound()
  return found
}

/** Whether a different account owns the address. */
export async function isOwnedByOther({ db }: Database, id: string, email: string): Promise<boolean> {
  const [owner] = await db.select({ id: accounts.id }).from(accounts).where(isOwnerOf(email))
  return owner !== undefined && owner.id !== id
}

type NewAccount = Pick<Account, 'email' | 'username' | 'passwordHash' | 'ownsEmail'> &
  Partial<Pick<Account, 'firstName' | 'lastName' | 'role' | 'language'>>

/** Creates an account. Throws `email_taken` when another account owns the address, or `username_taken`. */
export async function createAccount({ db }: Database, account: NewAccount, now: Date): Promise<Account> {
  const [created] = await db
    .insert(accounts)
    .values({
      ...account,
      emailKey: comparisonKey(account.email),
      usernameKey: comparisonKey(account.username),
      createdAt: now,
      passwordChangedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (created) return created
  const [owner] = await db.select({ id: accounts.id }).from(accounts).where(isOwnerOf(account.email))
  throw alreadyTaken(owner && account.ownsEmail ? 'email' : 'username')
}

/** Changes the given columns. Throws `username_taken` or `email_taken`. */
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
        ...(change.email !== undefined && { emailKey: comparisonKey(change.email) }),
        ...(change.username !== undefined && { usernameKey: comparisonKey(change.username) }),
      })
      .where(eq(accounts.id, id))
      .returning()
    if (!changed) throw accountNotFound()
    return changed
  } catch (error) {
    const constraint = brokenConstraint(error)
    if (constraint === 'accounts_email_owner') throw alreadyTaken('email')
    if (constraint === 'accounts_username_key_unique') throw alreadyTaken('username')
    throw error
  }
}

/** Gives the account sole ownership of the address. Throws `email_taken` when another account owns it. */
export const claimEmail = (database: Queries, id: string, email: string): Promise<Account> =>
  changeAccount(database, id, { email, ownsEmail: true })

const isNotClosed = isNull(accounts.closedAt)
const isOwnerOf = (email: string) =>
  and(eq(accounts.emailKey, comparisonKey(email)), sql`${accounts.ownsEmail}`)

const accountNotFound = () => new AppError('not_found', 404, 'Account not found.')

const alreadyTaken = (field: 'email' | 'username') =>
  new AppError(`${field}_taken`, 409, `Another account already uses this ${field}.`, [
    { field, code: `${field}_taken` },
  ])

export const emailTaken = () => alreadyTaken('email')

/** The name of the database constraint that an error violated. */
const brokenConstraint = (error: unknown) => (error as { cause?: { constraint?: string } }).cause?.constraint

export const toUser = ({ id, firstName, lastName, username, email, role, isPremium }: Account): User => ({
  id,
  firstName,
  lastName,
  username,
  email,
  role,
  isPremium,
})
