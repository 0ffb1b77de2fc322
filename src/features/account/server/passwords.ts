import { availableParallelism } from 'node:os'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { hashQueue } from './hash-queue.ts'

/** OWASP’s parameters for Argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. Argon2id is the library’s own choice. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Hashing works on threads beside the event loop, of which Node has four for files and names too. At most three are
 * taken and a processor stays free, so that a storm of sign-ins slows nobody else; some 20 MiB a turn.
 */
const { take } = hashQueue({ atOnce: Math.max(1, Math.min(3, availableParallelism() - 1)), waiting: 500 })

/** The hash of a password in PHC form. Throws `busy` when too many are waiting, like the others here. */
export const hashPassword = (password: string): Promise<string> =>
  take(() => hash(folded(password), PARAMETERS))

let nobodys: Promise<string> | undefined

/** Makes ready what unknown accounts are compared with. */
export function readyNobody(): Promise<string> {
  nobodys ??= hashPassword('nobody’s password').catch((error) => {
    nobodys = undefined
    throw error
  })
  return nobodys
}

/**
 * Whether `password` is that of `stored`. Where there is no account (`undefined`), or one without a password (`null`),
 * it takes as long and is never right.
 */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const compared = stored ?? (await readyNobody())
  const right = await take(() => verify(compared, folded(password)))
  return right && typeof stored === 'string'
}

/** Whether a hash was made with other parameters than today’s. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored)
  return (
    memoryCost !== PARAMETERS.memoryCost ||
    timeCost !== PARAMETERS.timeCost ||
    parallelism !== PARAMETERS.parallelism
  )
}

/** The same text typed on another keyboard is the same password (RFC 8265, 4.2). */
const folded = (password: string) => password.normalize('NFC')
