import { randomInt } from 'node:crypto'

/**
 * Generates a username such as `amina-48213`. The number is always added: without it, a username would reveal
 * whether the name or address is known here.
 */
export function suggestedUsername(firstName: string | undefined, email: string): string {
  const source = firstName || (email.split('@')[0] ?? '')
  const plain = source.normalize('NFKC').replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '')
  return `${[...plain].slice(0, 24).join('') || 'friend'}-${randomInt(10_000, 100_000)}`
}
