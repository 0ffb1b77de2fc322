import type { UserRecord } from './record.ts'

/**
 * Whether `record` replaces `known`, the stored version. The later timestamp wins on every device and on the server, so
 * the result doesn't depend on the order in which versions arrive, nor on repeats.
 */
export const supersedes = (
  record: Pick<UserRecord, 'at'>,
  known: Pick<UserRecord, 'at'> | undefined,
): boolean => known === undefined || record.at > known.at

/** The row in which one device counts. The count is the sum of all devices' rows, so repeated batches change nothing. */
export const countId = (id: string, device: string): string => `${id}@${device}`

/** The sums of counts by id, from all devices' totals. */
export function sumCounts(totals: Iterable<readonly [string, number]>): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const [key, total] of totals) {
    const id = key.slice(0, key.lastIndexOf('@'))
    sums.set(id, (sums.get(id) ?? 0) + total)
  }
  return sums
}
