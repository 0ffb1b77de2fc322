import type { Timestamp } from './timestamp.ts'

/**
 * One record of a person, such as a saved verse or a note, as devices and the server exchange it. Changing it, and
 * removing it, is writing it with a later timestamp; what was removed stays as a timestamp with no value, so that no device
 * brings it back. Of two versions the later timestamp wins everywhere (a last-writer-wins element set), so it makes no
 * difference in what order they come, nor how often.
 */
export interface UserRecord {
  /** What it is, such as `bookmark`: `[a-z][a-z-]*`, 40 characters at most. */
  readonly type: string
  /** Which one, unique within its type, {@link ID_LIMIT} characters at most. */
  readonly id: string
  readonly at: Timestamp
  /** JSON; `null` when it was removed. */
  readonly value: unknown
}

export const ID_LIMIT = 200
/** JSON text of a value may have so many characters. */
export const VALUE_LIMIT = 20_000
/** So many records, and so many bytes of JSON, go over the network at once. */
export const BATCH_RECORDS = 500
export const BATCH_BYTES = 80_000

/** Whether `record` takes the place of `known`, the version that is kept. */
export const supersedes = (
  record: Pick<UserRecord, 'at'>,
  known: Pick<UserRecord, 'at'> | undefined,
): boolean => known === undefined || record.at > known.at

/**
 * Counts that several devices add to: each device keeps a total of its own under `id@device`, and the count is their
 * sum. A batch that arrives twice changes nothing.
 */
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
