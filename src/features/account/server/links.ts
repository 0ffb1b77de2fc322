import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import type { Database, Queries } from '#shared/server/database/database.ts'
import type { Settings } from '#shared/server/settings.ts'
import { accountLinks } from './link.table.ts'

type Kind = (typeof accountLinks.$inferSelect)['kind']

const MINUTE_MS = 60_000
const LIFETIME_MS: Readonly<Record<Kind, number>> = { reset: 60 * MINUTE_MS, email: 24 * 60 * MINUTE_MS }
/** Where a link leads, as the pages are called. */
const PAGES: Readonly<Record<Kind, string>> = { reset: '/reset', email: '/confirm-email' }

interface NewLink {
  readonly accountId: string
  readonly kind: Kind
  /** Which address it proves. */
  readonly email: string
  /** How long it is good, if not as long as the others of its kind. */
  readonly lifetimeMs?: number
}

/** Makes a link that is good once, in the place of the one before; `base` is where people reach Rafiq. */
export async function makeLink(
  { db }: Queries,
  { accountId, kind, email, lifetimeMs = LIFETIME_MS[kind] }: NewLink,
  base: string,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const endsAt = new Date(now.getTime() + lifetimeMs)
  const link = { email, tokenHash: hashed(token), createdAt: now, endsAt }
  await db
    .insert(accountLinks)
    .values({ accountId, kind, ...link })
    .onConflictDoUpdate({ target: [accountLinks.accountId, accountLinks.kind], set: link })
  return new URL(`${PAGES[kind]}?token=${token}`, base).href
}

/** Where people reach Rafiq, as its settings say: never as a request says, which anybody can make up. */
export const publicUrl = ({ PUBLIC_URL, PORT }: Pick<Settings, 'PUBLIC_URL' | 'PORT'>): string =>
  PUBLIC_URL ?? `http://127.0.0.1:${PORT}`

/** Whose a token is, and which address it proves. Throws `link_over`. */
export async function readLink({ db }: Database, kind: Kind, token: string, now: Date) {
  const [link] = await db
    .select()
    .from(accountLinks)
    .where(isGood(kind, token, now))
  if (!link) throw linkOver()
  return link
}

/** Uses a token up. Throws `link_over` when somebody did so before. */
export async function takeLink({ db }: Queries, kind: Kind, token: string, now: Date) {
  const [link] = await db
    .delete(accountLinks)
    .where(isGood(kind, token, now))
    .returning()
  if (!link) throw linkOver()
  return link
}

/** Ends every link of an account. */
export async function dropLinks({ db }: Queries, accountId: string): Promise<void> {
  await db.delete(accountLinks).where(eq(accountLinks.accountId, accountId))
}

export async function dropOldLinks({ db }: Database, now: Date): Promise<void> {
  await db.delete(accountLinks).where(lt(accountLinks.endsAt, now))
}

const isGood = (kind: Kind, token: string, now: Date) =>
  and(eq(accountLinks.tokenHash, hashed(token)), eq(accountLinks.kind, kind), gt(accountLinks.endsAt, now))

const hashed = (token: string) => createHash('sha256').update(token).digest('hex')

export const linkOver = () => new AppError('link_over', 410, 'This link is invalid, expired or already used.')
