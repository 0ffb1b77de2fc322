import type { RecordType } from '#shared/core/user-data/record-type.ts'
import type * as Schemas from '#shared/core/user-data/schemas.ts'
import { providedRecordTypes } from '../provided-record-types.ts'
import { retryImport } from '../retry-import.ts'

/** The value if it is valid for its type, without unknown fields; `undefined` otherwise. */
export type Check<Value> = (found: unknown, id: string) => Value | undefined

let schemas: typeof Schemas | undefined
let loading: Promise<typeof Schemas> | undefined
const listeners = new Set<() => void>()
const checks = new Map<string, Check<unknown>>()

/** Loads the schema library. The home page's first view doesn't need it. */
export function loadSchemas(): Promise<typeof Schemas> {
  loading ??= retryImport(() => import('#shared/core/user-data/schemas.ts')).then((module) => {
    module.withoutEval()
    schemas = module
    for (const listener of listeners) listener()
    return module
  })
  return loading
}

/** Calls `listener` once the schemas have loaded, but not if they are loaded already. */
export function onSchemas(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The check for a type; `undefined` until the schemas have loaded, which this starts. */
export function checkNow<Value>(type: RecordType<Value>): Check<Value> | undefined {
  if (!schemas) {
    void loadSchemas()
    return undefined
  }
  const known = checks.get(type.name)
  if (known) return known as Check<Value>
  const { validated } = schemas
  const schema = type.schema(schemas)
  const check: Check<Value> = (found, id) => {
    if (type.isId?.(id) === false) return undefined
    return validated(schema, type.hasOwnId ? { ...Object(found), id } : found)
  }
  checks.set(type.name, check)
  return check
}

export async function checkOf<Value>(type: RecordType<Value>): Promise<Check<Value>> {
  await loadSchemas()
  const check = checkNow(type)
  if (!check) throw new Error('The schemas were loaded.')
  return check
}

/** Returns the problem of a record of any type, if it has one. */
export async function loadChecker() {
  const [{ recordChecker }, types] = await Promise.all([
    retryImport(() => import('#shared/core/user-data/check-records.ts')),
    providedRecordTypes(),
    loadSchemas(),
  ])
  return recordChecker(types)
}
