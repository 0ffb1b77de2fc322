import type { FastifyRequest } from 'fastify'
import { comparisonKey } from '#shared/core/email.ts'
import type { Database } from '#shared/server/database/database.ts'
import { networkOf } from '#shared/server/throttle/network-of.ts'
import type { Budget } from '#shared/server/throttle/throttle.ts'
import type { Account } from './accounts.repository.ts'
import { findKnownDevice } from './known-devices.ts'

/** The accounts that a login may mean: its owner, then those that registered the address without confirming it. */
export type Candidates = readonly [owner: Account | undefined, ...claimants: (Account | undefined)[]]

export interface SignInLimits {
  /** The ids of the accounts that signed in on the device before. */
  readonly known: readonly string[]
  /** The limit of guessing their passwords. */
  readonly device: readonly Budget[]
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
 * guesses at others. Only the count of a login that means a single account is reset.
 */
export async function signInLimits(
  database: Database,
  request: FastifyRequest,
  login: string,
  candidates: Candidates,
): Promise<SignInLimits> {
  const key = comparisonKey(login)
  const ids = candidates.flatMap((account) => account?.id ?? [])
  const device = await findKnownDevice(database, request, ids)
  const known = device?.accountIds ?? []
  const network = networkOf(request.ip)
  const networkLimit: Budget = { key: `network ${network}`, free: 50, ...pauses }
  const loginLimit: Budget = { key: `sign-in ${network} ${key}`, free: 5, ...pauses }
  return {
    known,
    device: device ? [{ key: `device ${device.secretHash} ${key}`, free: 10, ...pauses }] : [],
    others: mayMeanOthers(candidates, known) ? [networkLimit, loginLimit] : [],
    reset: ids.length === 1 && candidates[0] ? [loginLimit] : [],
  }
}

/**
 * Whether a login may mean an account that the device doesn’t know. Without the owner’s, this doesn’t depend on
 * whether there is one, which would show people who only registered an address that it has an account.
 */
const mayMeanOthers = ([owner, ...claimants]: Candidates, known: readonly string[]): boolean =>
  !owner || [owner, ...claimants].some((account) => account && !known.includes(account.id))

/** The limits to uncount or reset once someone signed in to `account`. */
export function forgivenLimits(
  { known, device, others, reset }: SignInLimits,
  account: Account,
  areOthersCounted: boolean,
): { readonly counted: readonly Budget[]; readonly cleared: readonly Budget[] } {
  const ofDevice = known.includes(account.id) ? device : []
  if (!areOthersCounted) return { counted: [], cleared: ofDevice }
  return {
    counted: others.filter((limit) => !reset.includes(limit)),
    cleared: [...ofDevice, ...others.filter((limit) => reset.includes(limit))],
  }
}
