import { useSyncExternalStore } from 'react'

/** State outside React, read and set from anywhere; components follow it with `use`. */
export interface Store<Value> {
  readonly get: () => Value
  /** Notifies subscribers, unless the value is the same (`Object.is`). */
  readonly set: (next: Value) => void
  /** Returns what ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void
  readonly use: () => Value
}

export function store<Value>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let value = initial
  const get = () => value
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    get,
    set: (next) => {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe,
    use: () => useSyncExternalStore(subscribe, get),
  }
}
