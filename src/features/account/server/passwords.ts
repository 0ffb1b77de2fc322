import { hash, verify } from '@node-rs/argon2'

/** OWASP’s parameters for Argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. Argon2id is the library’s own choice. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a password in PHC form. Works on threads of its own, beside the event loop. */
export const hashPassword = (password: string): Promise<string> => hash(folded(password), PARAMETERS)

let nobodys: Promise<string> | undefined

/**
 * Whether `password` is that of `stored`. Where there is no account (`undefined`), or one without a password (`null`),
 * it takes as long and is never right.
 */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  nobodys ??= hashPassword('nobody’s password')
  const right = await verify(stored ?? (await nobodys), folded(password))
  return right && typeof stored === 'string'
}

/** The same text typed on another keyboard is the same password (RFC 8265, 4.2). */
const folded = (password: string) => password.normalize('NFC')
