import { useSyncExternalStore } from 'react'
import { sumCounts } from '#shared/core/user-data/record.ts'
import type { Order } from './database-schema.ts'
import { changeRecords, knownRecords, onRecords, readRecords } from './user-records.ts'

/** A person's records of one type: on the device, without a network and without an account; with one, on all theirs. */
export interface RecordsOf<Value> {
  /** All by id; `undefined` until they were read. */
  readonly use: () => ReadonlyMap<string, Value> | undefined
  /**
   * All that have the id `from` or a later one, and perhaps others, as soon as these were read; of types in the order of
   * days, all of the day `from` or a later one. What is of lately is there long before ten years are. Without `from` none
   * are wanted, with `''` all.
   */
  readonly useFrom: (from: string | undefined) => ReadonlyMap<string, Value> | undefined
  /** The one with this id; `undefined` when there is none, and until they were read. Draws anew when it alone changes. */
  readonly useOne: (id: string) => Value | undefined
  readonly read: () => Promise<ReadonlyMap<string, Value>>
  /** Writes values and removes (`undefined`), all or none. Resolves to whether the device keeps it. */
  readonly write: (changes: Iterable<readonly [id: string, value: Value | undefined]>) => Promise<boolean>
  readonly put: (id: string, value: Value) => Promise<boolean>
  readonly remove: (id: string) => Promise<boolean>
}

/**
 * `check` returns the value when what was found is one: records may come from a later version on another device. `order`
 * is `day` where values have a `day` and ids do not begin with it.
 */
export function recordsOf<Value extends NonNullable<unknown>>(
  type: string,
  check: (found: unknown, id: string) => Value | undefined,
  order: Order = 'id',
): RecordsOf<Value> {
  let seen: ReadonlyMap<string, unknown> = new Map()
  let checked: ReadonlyMap<string, Value> = new Map()
  const view = viewOf(type, order, (found) => {
    const values = new Map<string, Value>()
    for (const [id, value] of found) {
      // What did not change is not checked again, and stays the very same.
      const known = seen.get(id) === value ? checked.get(id) : check(value, id)
      if (known !== undefined) values.set(id, known)
    }
    seen = found
    checked = values
    return values
  })
  const write: RecordsOf<Value>['write'] = (changes) =>
    changeRecords(
      type,
      Array.from(changes, ([id, value]) => ({ id, value: value ?? null })),
    )
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
export interface CountsOf {
  /** All by id; `undefined` until they were read. */
  readonly use: () => ReadonlyMap<string, number> | undefined
  /** As those of {@link RecordsOf}. */
  readonly useFrom: (from: string | undefined) => ReadonlyMap<string, number> | undefined
  readonly read: () => Promise<ReadonlyMap<string, number>>
  /** Adds a whole number, which may be negative. Resolves to whether the device keeps it. */
  readonly add: (id: string, amount: number) => Promise<boolean>
}

/** Ids of counts have no `@`. */
export function countsOf(type: string): CountsOf {
  const view = viewOf(type, 'id', (found) =>
    sumCounts([...found].filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1]))),
  )
  return {
    use: view.use,
    useFrom: view.useFrom,
    read: view.read,
    add: (id, add) => changeRecords(type, [{ id, add }]),
  }
}

/** What stands of a type, worked out once for each state. */
function viewOf<View>(type: string, order: Order, from: (found: ReadonlyMap<string, unknown>) => View) {
  let seen: ReadonlyMap<string, unknown> | undefined
  let view: View | undefined
  const current = (found: ReadonlyMap<string, unknown>): View => {
    if (found !== seen || view === undefined) {
      seen = found
      view = from(found)
    }
    return view
  }
  const known = (from = '') => {
    const found = knownRecords(type, from, order)
    return found && current(found)
  }
  const subscribe = (listener: () => void) => onRecords((types) => types.has(type) && listener())
  return {
    known,
    subscribe,
    use: () => useSyncExternalStore(subscribe, known),
    useFrom: (from: string | undefined) =>
      useSyncExternalStore(subscribe, () => (from === undefined ? undefined : known(from))),
    read: async () => current(await readRecords(type)),
  }
}
