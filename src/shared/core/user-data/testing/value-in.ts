import type { RecordType } from '../record-type.ts'
import * as schemas from '../schemas.ts'

/** The value of a record of this type, as pages see it; `undefined` if it is invalid. */
export function valueIn<Value>(type: RecordType<Value>, found: unknown, id = 'a'): Value | undefined {
  if (type.isId?.(id) === false) return undefined
  return schemas.validated(type.schema(schemas), type.hasOwnId ? { ...Object(found), id } : found)
}
