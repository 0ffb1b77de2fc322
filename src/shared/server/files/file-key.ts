import { randomUUID } from 'node:crypto'

const KEY = /^[a-z-]+\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.part)?$/

/** A new key in an area, such as `businesses/3f0c…`. It says nothing about the file or its name. */
export const newFileKey = (area: string): string => `${area}/${randomUUID()}`

/** The key itself. Throws for everything else, so that no path leaves the store. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new Error('This is not a key of the file store.')
  return key
}
