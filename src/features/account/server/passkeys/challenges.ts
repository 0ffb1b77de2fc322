import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '#shared/server/database/database.ts'
import { passkeyChallenges } from './passkey.table.ts'

/** How long a person may take to answer. */
const ANSWERED_WITHIN_MS = 5 * 60_000

/** Keeps a question until it is answered; `accountId` is `null` for signing in. */
export async function keepChallenge(
  { db }: Database,
  challenge: string,
  accountId: string | null,
  now: Date,
): Promise<void> {
  const endsAt = new Date(now.getTime() + ANSWERED_WITHIN_MS)
  await db.insert(passkeyChallenges).values({ challenge, accountId, endsAt })
}

/**
 * The question that a browser says it answered, when it was asked, of the same person, and not too long ago. It counts once, whatever
 * the answer is worth.
 */
export async function takeChallenge(
  { db }: Database,
  clientDataJSON: string,
  accountId: string | null,
  now: Date,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON)
  if (challenge === undefined) return undefined
  const asked =
    accountId === null ? isNull(passkeyChallenges.accountId) : eq(passkeyChallenges.accountId, accountId)
  const taken = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.challenge, challenge), asked, gt(passkeyChallenges.endsAt, now)))
    .returning({ challenge: passkeyChallenges.challenge })
  return taken[0]?.challenge
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const challenge = (data as { challenge?: unknown } | null)?.challenge
    return typeof challenge === 'string' && !challenge.includes('\0') ? challenge : undefined
  } catch {
    return undefined
  }
}
