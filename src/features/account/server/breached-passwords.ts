import { createHash } from 'node:crypto'
import { z } from 'zod'
import { externalService } from '#shared/server/external-service.ts'

const TIMEOUT_MS = 2000
/** Of the hash, in hexadecimal digits: so many passwords begin alike that the service learns nothing. */
const PREFIX = 5

/** Asks whether passwords were in a leak; a service that does not answer counts as a no. */
export type IsBreached = (password: string) => Promise<boolean>

/** Have I Been Pwned’s range protocol: the first digits of the SHA-1 go out, the rest is compared here. Off without an address. */
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
    const url = new URL(`${address.replace(/\/$/, '')}/range/${hash.slice(0, PREFIX)}`)
    try {
      const lines = await service.read(url, z.string(), { as: 'text', headers: { 'add-padding': 'true' } })
      return lines.split(/\r?\n/).some((line) => {
        const [rest, times] = line.split(':')
        return rest === hash.slice(PREFIX) && Number(times) > 0
      })
    } catch {
      return false
    }
  }
}
