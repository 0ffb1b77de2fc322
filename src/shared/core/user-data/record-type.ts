import type { TimeName } from './latest-records.ts'
import type * as Schemas from './schemas.ts'
import type { Schema } from './schemas.ts'

/**
 * How changes of two devices merge. Each rule divides an item into rows, and of each row the later version wins
 * (`merge-records.ts`), so devices, files and the account merge in the same way:
 *
 * - `whole`: the later version of the record.
 * - `fields`: the later version of each field; every field is a row of its own, `<record>/<field>`.
 * - `counter`: the sum; every device has a row of its own, `<record>@<device>`.
 * - `history`: the later version; each device's version is also in the history, `<record>/<start of writing>`.
 */
export type Merge = 'whole' | 'fields' | 'counter' | 'history'

/** A type of record that a person saves. Pages call it `privacy:kinds.<name>`. */
export interface RecordType<Value = unknown> {
  /** `[a-z][a-z-]*`, 40 characters at most. */
  readonly name: string
  readonly merge: Merge
  /** The schema of its values. It receives the schema functions, so that a declaration doesn't import the library. */
  readonly schema: (s: typeof Schemas) => Schema<Value>
  /** Whether an id is valid. Without it, any id is. */
  readonly isId?: (id: string) => boolean
  /** The field with the time or day by which the latest records are found without reading the others. */
  readonly index?: TimeName | 'day'
  /** `device-first` doesn't sync unless the person chooses it. */
  readonly privacy: 'private' | 'device-first'
  /** The values contain their id, in `id`. */
  readonly hasOwnId?: true
  /** The type that it belongs to. The two sync, or stay on the device, together. */
  readonly partOf?: string
}

/** Declares a record type; list it in `features/user-data/core/record-types.ts`. */
export const recordType = <Value>(type: RecordType<Value>): RecordType<Value> => type

export type ValueOf<Type> = Type extends RecordType<infer Value> ? Value : never
