import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '#shared/server/database/database.ts'
import { passkeyChallenges } from './passkey.table.ts'

/** How long a person has to respond to the browser’s prompt. */
const CHALLENGE_LIFETIME_MS = 5 * 60_000

/** Stores a challenge; `accountId` is `null` for signing in. */
export async function storeChallenge(
  { db }: Database,
  challenge: string,
  accountId: string | null,
  now: Date,
): Promise<void> {
  const endsAt = new Date(now.getTime() + CHALLENGE_LIFETIME_MS)
  await db.insert(passkeyChallenges).values({ challenge, accountId, endsAt })
}

/**
 * Returns the challenge that `clientDataJSON` answers if it was issued to the same account and hasn’t
 * expired. Each challenge is valid once, even when the response turns out to be wrong.
 */
export async function consumeChallenge(
  { db }: Database,
  clientDataJSON: string,
  accountId: string | null,
  now: Date,
): Promise<string | undefined> {
  const challenge = parseChallenge(clientDataJSON)
  if (challenge === undefined) return undefined
  const isSameAccount =
    accountId === null ? isNull(passkeyChallenges.accountId) : eq(passkeyChallenges.accountId, accountId)
  const consumed = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challenge, challenge), isSameAccount, gt(passkeyChallenges.endsAt, now)))
    .returning({ challenge: passkeyChallenges.challenge })
  return consumed[0]?.challenge
}

function parseChallenge(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const challenge = (data as { challenge?: unknown } | null)?.challenge
    return typeof challenge === 'string' && !challenge.includes('\0') ? challenge : undefined
  } catch {
    return undefined
  }
}
