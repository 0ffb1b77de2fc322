import type { FastifyRequest } from 'fastify'
import { comparisonKey } from '#shared/core/email.ts'
import type { Database } from '#shared/server/database/database.ts'
import { networkOf } from '#shared/server/throttle/network-of.ts'
import type { Budget } from '#shared/server/throttle/throttle.ts'
import type { Account } from './accounts.repository.ts'
import { knownOnDevice } from './known-devices.ts'

/** The accounts that a login may mean: its owner, then those that registered the address without confirming it. */
export type Candidates = readonly [owner: Account | undefined, ...claimants: (Account | undefined)[]]

export interface SignInLimits {
  /** The limits of guessing the passwords of the accounts that signed in on the device before, by their ids. */
  readonly device: ReadonlyMap<string, Budget>
  /** The limits of guessing the passwords of the others. */
  readonly others: readonly Budget[]
  /** Those of `others` that a sign-in resets instead of only uncounting itself. */
  readonly reset: readonly Budget[]
}

const MINUTE_MS = 60_000
const pauses = { pauseMs: 15_000, longestMs: 15 * MINUTE_MS }

/**
 * The limits that a sign-in attempt counts towards. A known device has its own limit, so guessing elsewhere, or
 * in the same network, can’t lock the owner out. It covers only the accounts that the device knows, because
 * anyone can register an address and then sign in with it. Attempts at others count by network and login, and by
 * network alone. A sign-in doesn’t reset these; otherwise signing in to one’s own account would allow more
 * guesses at others. Only the count of a login that means a single account is reset. For the same reason, the count
 * of a known account goes by its last sign-in on the device: the device’s secret changes with every account’s.
 */
export async function signInLimits(
  database: Database,
  request: FastifyRequest,
  login: string,
  candidates: Candidates,
): Promise<SignInLimits> {
  const key = comparisonKey(login)
  const ids = candidates.flatMap((account) => account?.id ?? [])
  const known = await knownOnDevice(database, request, ids)
  const device = new Map(
    known.map(({ accountId, lastUsedAt }) => [
      accountId,
      { key: `device ${accountId} ${lastUsedAt.toISOString()}`, free: 10, ...pauses },
    ]),
  )
  const network = networkOf(request.ip)
  const networkLimit: Budget = { key: `network ${network}`, free: 50, ...pauses }
  const loginLimit: Budget = { key: `sign-in ${network} ${key}`, free: 5, ...pauses }
  return {
    device,
    others: mayMeanOthers(candidates, device) ? [networkLimit, loginLimit] : [],
    reset: ids.length === 1 && candidates[0] ? [loginLimit] : [],
  }
}

/**
 * Whether a login may mean an account that the device doesn’t know. Without the owner’s, this doesn’t depend on
 * whether there is one, which would show people who only registered an address that it has an account.
 */
const mayMeanOthers = ([owner, ...claimants]: Candidates, known: SignInLimits['device']): boolean =>
  !owner || [owner, ...claimants].some((account) => account && !known.has(account.id))

/** The limits to uncount or reset once someone signed in to `account`. */
export function forgivenLimits(
  { device, others, reset }: SignInLimits,
  account: Account,
  areOthersCounted: boolean,
): { readonly counted: readonly Budget[]; readonly cleared: readonly Budget[] } {
  const own = device.get(account.id)
  const limits = [...device.values(), ...(areOthersCounted ? others : [])]
  const isCleared = (limit: Budget) => limit === own || reset.includes(limit)
  return { counted: limits.filter((limit) => !isCleared(limit)), cleared: limits.filter(isCleared) }
}
