import { AsyncLocalStorage } from 'node:async_hooks'

type Readings = Map<object, Map<string, Promise<unknown>>>

const readings = new AsyncLocalStorage<Readings>()

/** Runs `make`, during which equal lists and entries of a table are read once: a page’s head and its first answers have the same. */
export const withSharedReadings = <T>(make: () => Promise<T>): Promise<T> => readings.run(new Map(), make)

/** The list or entry `name` of a table, which is read at most once within `withSharedReadings`. */
export function readOnce<T>(table: object, name: string, read: () => Promise<T>): Promise<T> {
  const shared = readings.getStore()
  if (!shared) return read()
  const ofTable = shared.get(table) ?? new Map<string, Promise<unknown>>()
  shared.set(table, ofTable)
  const found = ofTable.get(name) ?? read()
  ofTable.set(name, found)
  return found as Promise<T>
}
