import { deviceValue } from './device-value.ts'

/** Whether no personal data may leave this device. */
const on = deviceValue<true>('rafiq.private', (found) => (found === true ? true : undefined))

export const isPrivate = (): boolean => on.read() === true
export const usePrivate = (): boolean => on.use() === true
export const setPrivateMode = (next: boolean): void => on.write(next || undefined)

/** Addresses whose answers are the same for everyone. A request with a query is personal. */
const forEverybody = /^\/((content|assets|api\/quran)\/[^?]*|api\/(operator|status))$/

/** Whether private mode blocks a request to `address` (path and query). */
export const isBlockedByPrivateMode = (method: string, address: string): boolean =>
  isPrivate() && !(method === 'GET' && forEverybody.test(address))
