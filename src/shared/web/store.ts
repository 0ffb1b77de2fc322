import { useSyncExternalStore } from 'react'

/** State outside React that can be read and set anywhere; components subscribe with `use`. */
export interface Store<Value> {
  readonly get: () => Value
  /** Notifies subscribers, unless the value is the same (`Object.is`). */
  readonly set: (next: Value) => void
  /** Returns a function that unsubscribes. */
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
