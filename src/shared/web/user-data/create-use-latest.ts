import { useSyncExternalStore } from 'react'
import type { Latest, TimeName } from '#shared/core/user-data/latest-records.ts'
import type { RecordType } from '#shared/core/user-data/record-type.ts'
import { onCurrentAccount } from './current-account.ts'
import { checkOf } from './load-schemas.ts'
import { onRecords, readLatest, withDatabase } from './user-records.ts'

/** Counting thousands of records delays other reads, and the count is needed last. */
const COUNTED_AFTER_MS = 1000

/**
 * A hook for the latest records of a type and, a little later, their number; `undefined` until they are
 * loaded. Loading starts now instead of with the first component, because the page is still loading.
 */
export function createUseLatest<Value>(
  type: RecordType<Value>,
  most: number,
): () => Latest<Value> | undefined {
  const { name, index } = type
  if (!index || index === 'day') throw new TypeError(`Nothing says which ${name} are the latest.`)
  const time: TimeName = index
  const listeners = new Set<() => void>()
  let found: Latest<Value> | undefined
  let asked = 0
  const say = (next: typeof found) => {
    found = next
    for (const listener of listeners) listener()
  }
  const look = async () => {
    asked += 1
    const mine = asked
    const next = await readLatest({ type: name, time, most, check: await checkOf(type) })
    // A later read has newer data.
    if (mine !== asked) return
    say(next)
    if (next.size !== undefined) return
    await new Promise((rested) => setTimeout(rested, COUNTED_AFTER_MS))
    if (mine !== asked) return
    const size = await withDatabase((database) => database.count(name, time)).catch(() => undefined)
    if (mine === asked && size !== undefined) say({ ...next, size })
  }
  onRecords((types) => types.has(name) && void look())
  // Another account must not see this one's records.
  onCurrentAccount(() => {
    say(undefined)
    void look()
  })
  void look()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return () => useSyncExternalStore(subscribe, () => found)
}
