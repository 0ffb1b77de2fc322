import { createHash } from 'node:crypto'
import { z } from 'zod'
import { externalService } from '#shared/server/external-service.ts'

const TIMEOUT_MS = 2000
/** Hexadecimal digits of the hash that are sent: too few to identify a password. */
const PREFIX_LENGTH = 5

/** Whether a password appears in a known leak. An unreachable service counts as no. */
export type IsBreached = (password: string) => Promise<boolean>

/**
 * Have I Been Pwned’s range API: sends the first digits of the SHA-1 and compares the rest here. Disabled
 * without an address.
 */
export function breachedPasswords(address: string | undefined): IsBreached {
  if (address === undefined) return async () => false
  const service = externalService({
    name: 'breached passwords',
    timeoutMs: TIMEOUT_MS,
    budgetMs: TIMEOUT_MS,
    maxBytes: 500_000,
  })
  return async (password) => {
    const hash = createHash('sha1').update(password.normalize('NFC')).digest('hex').toUpperCase()
    const url = new URL(`${address.replace(/\/$/, '')}/range/${hash.slice(0, PREFIX_LENGTH)}`)
    try {
      const lines = await service.read(url, z.string(), { as: 'text', headers: { 'add-padding': 'true' } })
      return lines.split(/\r?\n/).some((line) => {
        const [suffix, count] = line.split(':')
        return suffix === hash.slice(PREFIX_LENGTH) && Number(count) > 0
      })
    } catch {
      return false
    }
  }
}
