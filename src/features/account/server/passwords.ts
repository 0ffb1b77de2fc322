import { availableParallelism } from 'node:os'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { taskQueue } from '#shared/server/task-queue.ts'

/**
 * OWASP’s parameters for Argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. The library
 * uses Argon2id by default.
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Hashing runs on Node’s thread pool, which has four threads and also serves files and DNS. Use at most three
 * and leave a processor free, so that many sign-ins don’t slow everyone else. Each takes about 20 MiB.
 */
const { run } = taskQueue({
  concurrency: Math.max(1, Math.min(3, availableParallelism() - 1)),
  maxWaiting: 500,
})

/**
 * Returns the hash in PHC format. Throws `busy` when too many hashes are waiting, as do the other functions
 * here.
 */
export const hashPassword = (password: string): Promise<string> =>
  run(() => hash(normalized(password), PARAMETERS))

let dummyHash: Promise<string> | undefined

/** Prepares the hash that logins without an account are compared with. */
export function prepareDummyHash(): Promise<string> {
  dummyHash ??= hashPassword('nobody’s password').catch((error) => {
    dummyHash = undefined
    throw error
  })
  return dummyHash
}

/**
 * Whether `password` matches `stored`. Without an account (`undefined`) or a password (`null`) it takes as
 * long and returns false.
 */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const comparedHash = stored ?? (await prepareDummyHash())
  const matches = await run(() => verify(comparedHash, normalized(password)))
  return matches && typeof stored === 'string'
}

/** Whether a hash was made with other parameters than the current ones. */
export function needsRehash(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored)
  return (
    memoryCost !== PARAMETERS.memoryCost ||
    timeCost !== PARAMETERS.timeCost ||
    parallelism !== PARAMETERS.parallelism
  )
}

/** The same text typed on another keyboard must match (RFC 8265, 4.2). */
const normalized = (password: string) => password.normalize('NFC')
