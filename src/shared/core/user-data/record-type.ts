import type { TimeName } from './latest-records.ts'
import type * as Schemas from './schemas.ts'
import type { Schema } from './schemas.ts'

/**
 * How two devices' changes of one record become one. Every rule comes down to rows of which the later one wins, so that
 * devices, files and the account merge in the same way:
 *
 * - `whole`: the later version of the record.
 * - `fields`: the later version of each field; every field is a row of its own, `<record>/<field>`.
 * - `counter`: the sum; every device has a row of its own, `<record>@<device>`.
 * - `history`: the later version, and every version in the history, `<record>/<when it was begun>`.
 */
export type Merge = 'whole' | 'fields' | 'counter' | 'history'

/** A kind of record that a person saves. Its name in words is `privacy:kinds.<name>`. */
export interface RecordType<Value = unknown> {
  /** `[a-z][a-z-]*`, 40 characters at most. */
  readonly name: string
  readonly merge: Merge
  /** What its values look like; it is given the schema functions, so that a declaration brings no library along. */
  readonly schema: (s: typeof Schemas) => Schema<Value>
  /** Whether an id is one of this type; any is when not given. */
  readonly isId?: (id: string) => boolean
  /** The time or day in the values by which the latest are found without reading the others. */
  readonly index?: TimeName | 'day'
  /** `device-first` stays on the device until the person says otherwise. */
  readonly privacy: 'private' | 'device-first'
  /** The values name their own id, in `id`. */
  readonly hasOwnId?: true
  /** The type that it is a part of: it goes into the account, or stays, with that one. */
  readonly partOf?: string
}

/** Declares a record type; list it in `features/user-data/core/record-types.ts`. */
export const recordType = <Value>(type: RecordType<Value>): RecordType<Value> => type

export type ValueOf<Type> = Type extends RecordType<infer Value> ? Value : never
