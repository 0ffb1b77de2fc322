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
