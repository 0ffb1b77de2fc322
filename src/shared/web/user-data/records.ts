import { useSyncExternalStore } from 'react'
import { sumCounts } from '#shared/core/user-data/merge-records.ts'
import type { RecordType } from '#shared/core/user-data/record-type.ts'
import type { RecordOrder } from './database-schema.ts'
import { checkNow, loadSchemas, onSchemas } from './load-schemas.ts'
import { changeRecords, knownRecords, onRecords, readRecords } from './user-records.ts'

/** A person's records of one type, on this device and, with an account, on all their devices. */
export interface Records<Value> {
  /** All values by id; `undefined` until they were read. */
  readonly use: () => ReadonlyMap<string, Value> | undefined
  /**
   * At least the values from the id `from`, or from that day if the type is indexed by day, so that a page can show recent
   * values before ten years of them are read. `''` reads all, `undefined` none.
   */
  readonly useFrom: (from: string | undefined) => ReadonlyMap<string, Value> | undefined
  /** One value; `undefined` if there is none or it isn't read yet. Renders again only when this value changes. */
  readonly useOne: (id: string) => Value | undefined
  readonly read: () => Promise<ReadonlyMap<string, Value>>
  /** Writes values, or deletes them (`undefined`), all or none. Resolves to whether the device saved them. */
  readonly write: (changes: Iterable<readonly [id: string, value: Value | undefined]>) => Promise<boolean>
  readonly put: (id: string, value: Value) => Promise<boolean>
  readonly remove: (id: string) => Promise<boolean>
}

/** Values that this page wrote, which need no check. */
const ownValues = new WeakSet<object>()
const isOwn = (value: unknown) => typeof value === 'object' && value !== null && ownValues.has(value)

/** The person's records of a type. Each value is checked once by the schema; invalid ones are left out. */
export function records<Value extends NonNullable<unknown>>(type: RecordType<Value>): Records<Value> {
  let seen: ReadonlyMap<string, unknown> = new Map()
  let values: ReadonlyMap<string, Value> = new Map()
  const valueIn = (id: string, found: unknown): Value | undefined => {
    if (seen.get(id) === found) return values.get(id)
    return isOwn(found) ? (found as Value) : checkNow(type)?.(found, id)
  }
  const view = viewOf(type, (found) => {
    if (found === seen) return values
    const isCheckable = [...found].every(([id, value]) => seen.get(id) === value || isOwn(value))
    if (!isCheckable && !checkNow(type)) return undefined
    const next = new Map<string, Value>()
    for (const [id, each] of found) {
      const value = valueIn(id, each)
      if (value !== undefined) next.set(id, value)
    }
    seen = found
    values = next
    return values
  })
  const write: Records<Value>['write'] = (given) => {
    // Another tab or device may change the value next, which needs a check. Settings are also written on a first visit,
    // which shouldn't load the schemas.
    if (type.merge !== 'fields') void loadSchemas().catch(() => undefined)
    const changes = Array.from(given, ([id, value]) => {
      if (typeof value === 'object' && value !== null) ownValues.add(value)
      return { id, value: value ?? null }
    })
    return changeRecords(type.name, changes)
  }
  return {
    use: view.use,
    useFrom: view.useFrom,
    read: view.read,
    useOne: (id) => useSyncExternalStore(view.subscribe, () => view.known()?.get(id)),
    write,
    put: (id, value) => write([[id, value]]),
    remove: (id) => write([[id, undefined]]),
  }
}

/** Counters of one type. The value of each is the sum over all of a person's devices. */
export interface Counters {
  /** All sums by id; `undefined` until they were read. */
  readonly use: () => ReadonlyMap<string, number> | undefined
  /** See {@link Records}. */
  readonly useFrom: (from: string | undefined) => ReadonlyMap<string, number> | undefined
  readonly read: () => Promise<ReadonlyMap<string, number>>
  /** Adds a whole number, which may be negative. Resolves to whether the device saved it. */
  readonly add: (id: string, amount: number) => Promise<boolean>
}

/** The person's counters of a type whose `merge` is `counter`. Their ids may not contain `@`. */
export function counters(type: RecordType<number>): Counters {
  let seen: ReadonlyMap<string, unknown> | undefined
  let sums: ReadonlyMap<string, number> = new Map()
  const view = viewOf(type, (found) => {
    if (found !== seen) {
      seen = found
      sums = sumCounts(
        [...found].filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1])),
      )
    }
    return sums
  })
  return {
    use: view.use,
    useFrom: view.useFrom,
    read: view.read,
    add: (id, add) => changeRecords(type.name, [{ id, add }]),
  }
}

/** The known values of a type, converted by `view`, which returns `undefined` until the schemas have loaded. */
function viewOf<View>(
  { name, index }: Pick<RecordType, 'name' | 'index'>,
  view: (found: ReadonlyMap<string, unknown>) => View | undefined,
) {
  const order: RecordOrder = index === 'day' ? 'day' : 'id'
  let shown: View | undefined
  const known = (from = ''): View | undefined => {
    const found = knownRecords(name, from, order)
    if (!found) return undefined
    // Until the schemas have loaded, show the previous values.
    shown = view(found) ?? shown
    return shown
  }
  const subscribe = (listener: () => void) => {
    const ends = [onRecords((types) => types.has(name) && listener()), onSchemas(listener)]
    return () => {
      for (const end of ends) end()
    }
  }
  return {
    known,
    subscribe,
    use: () => useSyncExternalStore(subscribe, known),
    useFrom: (from: string | undefined) =>
      useSyncExternalStore(subscribe, () => (from === undefined ? undefined : known(from))),
    read: async (): Promise<View> => {
      const found = await readRecords(name)
      for (let now = view(found); ; now = view(found)) {
        if (now !== undefined) return now
        await loadSchemas()
      }
    },
  }
}
