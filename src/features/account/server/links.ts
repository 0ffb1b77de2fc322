import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database, Queries } from '#shared/server/database/database.ts'
import { linkExpired } from '#shared/server/http/answer-errors.ts'
import type { Settings } from '#shared/server/settings.ts'
import { accountLinks } from './link.table.ts'

type Kind = (typeof accountLinks.$inferSelect)['kind']

const MINUTE_MS = 60_000
const LIFETIME_MS: Readonly<Record<Kind, number>> = { reset: 60 * MINUTE_MS, email: 24 * 60 * MINUTE_MS }
/** The pages that links open. */
const PAGES: Readonly<Record<Kind, string>> = { reset: '/reset', email: '/confirm-email' }

interface NewLink {
  readonly accountId: string
  readonly kind: Kind
  /** The address that opening the link confirms. */
  readonly email: string
  /** Overrides the usual lifetime of its kind. */
  readonly lifetimeMs?: number
}

/** Creates a single-use link and replaces the account’s previous one of its kind. `base` is the public URL. */
export async function createLink(
  { db }: Queries,
  { accountId, kind, email, lifetimeMs = LIFETIME_MS[kind] }: NewLink,
  base: string,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const endsAt = new Date(now.getTime() + lifetimeMs)
  const link = { email, tokenHash: hashToken(token), createdAt: now, endsAt }
  await db
    .insert(accountLinks)
    .values({ accountId, kind, ...link })
    .onConflictDoUpdate({ target: [accountLinks.accountId, accountLinks.kind], set: link })
  return new URL(`${PAGES[kind]}?token=${token}`, base).href
}

/** The public URL, always from the settings: a request’s Host header can be forged. */
export const publicUrl = ({ PUBLIC_URL, PORT }: Pick<Settings, 'PUBLIC_URL' | 'PORT'>): string =>
  PUBLIC_URL ?? `http://127.0.0.1:${PORT}`

/** Returns the link of a token. Throws `link_expired`. */
export async function readLink({ db }: Database, kind: Kind, token: string, now: Date) {
  const [link] = await db
    .select()
    .from(accountLinks)
    .where(isValid(kind, token, now))
  if (!link) throw linkExpired()
  return link
}

/** Consumes a token. Throws `link_expired` when it was used before. */
export async function consumeLink({ db }: Queries, kind: Kind, token: string, now: Date) {
  const [link] = await db
    .delete(accountLinks)
    .where(isValid(kind, token, now))
    .returning()
  if (!link) throw linkExpired()
  return link
}

/** Deletes all of an account’s links. */
export async function deleteLinks({ db }: Queries, accountId: string): Promise<void> {
  await db.delete(accountLinks).where(eq(accountLinks.accountId, accountId))
}

export async function deleteExpiredLinks({ db }: Database, now: Date): Promise<void> {
  await db.delete(accountLinks).where(lt(accountLinks.endsAt, now))
}

const isValid = (kind: Kind, token: string, now: Date) =>
  and(eq(accountLinks.tokenHash, hashToken(token)), eq(accountLinks.kind, kind), gt(accountLinks.endsAt, now))

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')
