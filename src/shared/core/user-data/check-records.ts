import { ID_LIMIT, type UserRecord, VALUE_LIMIT } from './record.ts'
import type { RecordType } from './record-type.ts'
import { isRecordValue, isStorableText } from './record-value.ts'
import * as schemas from './schemas.ts'

/** Why a record is rejected by the account or by an import. */
export type RecordProblem = 'too_long' | 'not_storable' | 'not_valid'

/**
 * Returns a function that finds what is wrong with a record, or `undefined`. Devices, imports and the server share it. A
 * type that isn't among `types` is invalid; a deleted record needs no value.
 */
export function recordChecker(types: readonly RecordType[]) {
  const known = new Map(types.map((type) => [type.name, { type, schema: type.schema(schemas) }]))
  return ({
    type: name,
    id,
    value,
  }: Pick<UserRecord, 'type' | 'id' | 'value'>): RecordProblem | undefined => {
    if (JSON.stringify(value).length > VALUE_LIMIT) return 'too_long'
    const isStorable = id !== '' && id.length <= ID_LIMIT && isStorableText(id) && isRecordValue(value)
    if (!isStorable) return 'not_storable'
    const found = known.get(name)
    if (!found || found.type.isId?.(id) === false) return 'not_valid'
    const given = found.type.hasOwnId ? { ...Object(value), id } : value
    return value === null || schemas.validated(found.schema, given) !== undefined ? undefined : 'not_valid'
  }
}
