import { randomInt } from 'node:crypto'
import { and, asc, isNotNull, isNull } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import { type Role, roles } from '#shared/core/roles.ts'
import type { Database } from '#shared/server/database/database.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { giveRole } from '#shared/server/session/give-role.ts'
import type { Settings } from '#shared/server/settings.ts'
import { register } from '../../core/account.contract.ts'
import { type Account, createAccount, findByEmail } from '../accounts.repository.ts'
import { closeAccount } from '../delete-account.ts'
import { createLink, publicUrl } from '../links.ts'
import { hashPassword } from '../passwords.ts'
import { suggestedUsername } from '../suggested-username.ts'

/** A command failed. The message is shown at the terminal as it is. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}

export interface Operator {
  readonly database: Database
  readonly settings: Pick<Settings, 'PUBLIC_URL' | 'PORT'>
  readonly now: () => Date
}

/** A day, because the operator passes the link on by hand. */
const LINK_LIFETIME_MS = 86_400_000

/** Creates an account and returns its password, which is not stored anywhere else. */
export async function createByOperator(
  { database, now }: Operator,
  email: string,
  role: string | undefined,
): Promise<readonly string[]> {
  if (!register.body?.shape.email.safeParse(email).success) {
    throw new OperatorError(`${JSON.stringify(email)} is not an email address.`)
  }
  const password = await generatePassword()
  const account = {
    email: email.trim(),
    username: suggestedUsername(undefined, email),
    ownsEmail: true,
    role: role === undefined ? null : parseRole(role),
    passwordHash: await hashPassword(password),
  }
  try {
    const created = await createAccount(database, account, now())
    return [`Created ${describeAccount(created)}.`, `Password (shown only once): ${password}`]
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new OperatorError(`An account for ${email} already exists.`)
  }
}

/** Creates a link to set a new password. */
export async function resetByOperator(operator: Operator, email: string): Promise<readonly string[]> {
  const { id: accountId, email: accountEmail } = await findAccount(operator, email)
  const { database, settings, now } = operator
  const link = { accountId, kind: 'reset', email: accountEmail, lifetimeMs: LINK_LIFETIME_MS } as const
  return [
    await createLink(database, link, publicUrl(settings), now()),
    'The link works once and expires in 24 hours. Share it only with this person.',
    ...(settings.PUBLIC_URL ? [] : ['Set PUBLIC_URL to create links that work on other devices.']),
  ]
}

/** Sets a role, or removes it with `none`. Never from the last administrator. */
export async function roleByOperator(
  operator: Operator,
  email: string,
  role: string,
): Promise<readonly string[]> {
  const account = await findAccount(operator, email)
  const newRole = role === 'none' ? null : parseRole(role)
  await keepingLast(giveRole(operator.database, account.id, newRole))
  return [`${describeAccount({ ...account, role: newRole })}. Signed out on all devices.`]
}

/**
 * Closes an account, so that the server’s hourly job deletes it with all of its data. Only the server knows the features, which
 * tidy discussions, tell the people in circles and delete files. Never the last administrator.
 */
export async function deleteByOperator(operator: Operator, email: string): Promise<readonly string[]> {
  const account = await findAccount(operator, email)
  await keepingLast(
    operator.database.db.transaction((db) => closeAccount({ db }, account.id, operator.now())),
  )
  return [
    `Closed ${describeAccount(account)}. Nobody can sign in to it any more.`,
    'Rafiq deletes it with all of its data within an hour, or when it starts next. This can’t be undone.',
  ]
}

/** Lists the accounts with a role. */
export async function listByOperator({ database }: Operator): Promise<readonly string[]> {
  const all = await database.db
    .select()
    .from(accounts)
    .where(and(isNotNull(accounts.role), isNull(accounts.closedAt)))
    .orderBy(asc(accounts.role), asc(accounts.emailKey))
  return all.length > 0 ? all.map(describeAccount) : ['No account has a role.']
}

/** Says at the terminal how to go on if `change` would leave no administrator. */
async function keepingLast(change: Promise<unknown>): Promise<void> {
  try {
    await change
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'last_administrator') throw error
    throw new OperatorError(
      'Nothing changed: this is the last administrator. Make somebody else super_admin first.',
    )
  }
}

async function findAccount({ database }: Operator, email: string): Promise<Account> {
  const account = await findByEmail(database, email)
  if (!account) throw new OperatorError(`No account for ${JSON.stringify(email)}.`)
  return account
}

function parseRole(text: string): Role {
  const role = roles.find((each) => each === text)
  if (!role) throw new OperatorError(`${JSON.stringify(text)} is not a role. Roles: ${roles.join(', ')}.`)
  return role
}

const describeAccount = ({ email, username, role }: Pick<Account, 'email' | 'username' | 'role'>) =>
  `${email} (${username}), ${role ?? 'no role'}`

/** 77 bits, as many as the EFF recommends for its dice words. */
const PASSWORD_WORDS = 6

/** Generates a password of six words from the EFF’s list, which can be read out and typed. */
async function generatePassword(): Promise<string> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const words = dictionary['diceware-common']
  return Array.from({ length: PASSWORD_WORDS }, () => words[randomInt(words.length)]).join(' ')
}
