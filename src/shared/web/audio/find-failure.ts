import { isConnected } from '../offline/connection.ts'

/** Why nothing came from a server: the network is gone, the server does not answer, or it answers without the file. */
export type FailureReason = 'offline' | 'serverUnreachable' | 'serverRefused'

const PATIENCE_MS = 8000

/**
 * Asks the servers of a recording whether they answer at all. Their answers cannot be read across origins, so a refusal
 * and a missing file look the same. The audio element has asked the same servers before, so they learn nothing new. Never
 * fails.
 */
export async function findFailure(addresses: readonly string[]): Promise<FailureReason> {
  if (!isConnected()) return 'offline'
  const answers = await Promise.allSettled(addresses.map(ask))
  return answers.some(({ status }) => status === 'fulfilled') ? 'serverRefused' : 'serverUnreachable'
}

const ask = (address: string) =>
  fetch(address, {
    method: 'HEAD',
    mode: 'no-cors',
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
