import { useSyncExternalStore } from 'react'
import { sumCounts } from '#shared/core/user-data/merge-records.ts'
import type { RecordType } from '#shared/core/user-data/record-type.ts'
import type { RecordOrder } from './database-schema.ts'
import { checkNow, loadSchemas, onSchemas } from './load-schemas.ts'
import { changeRecords, knownRecords, onRecords, readRecords } from './user-records.ts'

/** A person's records of one type: on the device, offline and without an account; with one, on all their devices. */
export interface Records<Value> {
  /** All by id; `undefined` until they were read. */
  readonly use: () => ReadonlyMap<string, Value> | undefined
  /**
   * All that have the id `from` or a later one, and perhaps others, as soon as these were read; of types in the order of
   * days, all of the day `from` or a later one. The latest are there long before ten years are. Without `from` none are
   * wanted, with `''` all.
   */
  readonly useFrom: (from: string | undefined) => ReadonlyMap<string, Value> | undefined
  /** The one with this id; `undefined` when there is none, and until they were read. Draws again when it alone changes. */
  readonly useOne: (id: string) => Value | undefined
  readonly read: () => Promise<ReadonlyMap<string, Value>>
  /** Writes values and removes (`undefined`), all or none. Resolves to whether the device saved it. */
  readonly write: (changes: Iterable<readonly [id: string, value: Value | undefined]>) => Promise<boolean>
  readonly put: (id: string, value: Value) => Promise<boolean>
  readonly remove: (id: string) => Promise<boolean>
}

/** Values that this page wrote itself, which need no check. */
const ownValues = new WeakSet<object>()
const isOwn = (value: unknown) => typeof value === 'object' && value !== null && ownValues.has(value)

/** The person's records of a type. Each is checked once by its schema; a value of a later version may be none. */
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
    // Other pages and devices may change it next. Settings are written on a first visit, which does without.
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

/** Counts of one type that all of a person's devices add to. */
export interface Counters {
  /** All by id; `undefined` until they were read. */
  readonly use: () => ReadonlyMap<string, number> | undefined
  /** As those of {@link Records}. */
  readonly useFrom: (from: string | undefined) => ReadonlyMap<string, number> | undefined
  readonly read: () => Promise<ReadonlyMap<string, number>>
  /** Adds a whole number, which may be negative. Resolves to whether the device saved it. */
  readonly add: (id: string, amount: number) => Promise<boolean>
}

/** The person's counts of a type whose `merge` is `counter`. Their ids have no `@`. */
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

/** What the page knows of a type, as `view` makes it of what was found; `undefined` where the schemas are still missing. */
function viewOf<View>(
  { name, index }: Pick<RecordType, 'name' | 'index'>,
  view: (found: ReadonlyMap<string, unknown>) => View | undefined,
) {
  const order: RecordOrder = index === 'day' ? 'day' : 'id'
  let shown: View | undefined
  const known = (from = ''): View | undefined => {
    const found = knownRecords(name, from, order)
    if (!found) return undefined
    // Until the schemas have arrived, what was there before.
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
