import { randomInt } from 'node:crypto'

/**
 * A user name for somebody who chose none, such as `amina-48213`. The number is there even when the name is free: else it would
 * tell whether somebody of that name, or of that address, is known here.
 */
export function suggestedUsername(firstName: string | undefined, email: string): string {
  const named = firstName || (email.split('@')[0] ?? '')
  const plain = named.normalize('NFKC').replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '')
  return `${[...plain].slice(0, 24).join('') || 'friend'}-${randomInt(10_000, 100_000)}`
}
