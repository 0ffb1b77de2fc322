import type { Timestamp } from './timestamp.ts'

/**
 * One record of a person, such as a saved verse or a note, as devices and the server exchange it. Changing or deleting it
 * writes it with a later timestamp. A deleted record keeps its timestamp without a value, so that no device restores it. Of
 * two versions, the later timestamp wins everywhere (a last-writer-wins element set), in any order and any number of times.
 */
export interface UserRecord {
  /** The name of its type, such as `bookmark`: `[a-z][a-z-]*`, 40 characters at most. */
  readonly type: string
  /** Unique within its type, {@link ID_LIMIT} characters at most. */
  readonly id: string
  readonly at: Timestamp
  /** JSON; `null` if it was deleted. */
  readonly value: unknown
}

export const ID_LIMIT = 200
/** The most characters of a value as JSON. */
export const VALUE_LIMIT = 20_000
/** The most records, and the most bytes of JSON, in one sync request. */
export const BATCH_RECORDS = 500
export const BATCH_BYTES = 80_000
