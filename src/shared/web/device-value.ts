import { useSyncExternalStore } from 'react'

/**
 * A value that this device stores under `key` and all parts of the page see at once, including other tabs. If
 * it can't be stored (private windows, a full disk), it lasts until the page closes.
 */
export interface DeviceValue<Value> {
  readonly read: () => Value | undefined
  readonly write: (value: Value | undefined) => void
  readonly use: () => Value | undefined
}

/** Dispatched on the page after each change of a value. */
export const VALUE_CHANGED = 'device-value'

/**
 * `check` returns the value if the stored data is valid, so that old or broken entries count as none.
 * `stored` converts a value to the data that is written.
 */
export function deviceValue<Value>(
  key: string,
  check: (found: unknown) => Value | undefined,
  stored: (value: Value) => unknown = (value) => value,
): DeviceValue<Value> {
  const listeners = new Set<() => void>()
  let value: Value | undefined
  let known = false

  const read = () => {
    if (!known) {
      value = check(found(key))
      known = true
    }
    return value
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const write = (next: Value | undefined) => {
    value = next
    known = true
    try {
      const text = next === undefined ? undefined : JSON.stringify(stored(next))
      if (text === undefined) localStorage.removeItem(key)
      else localStorage.setItem(key, text)
    } catch {
      // Not saved; it lasts until the page closes.
    }
    tell()
    globalThis.dispatchEvent?.(new Event(VALUE_CHANGED))
  }
  // From another tab, or from `setDeviceText`.
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key !== key) return
    known = false
    tell()
  })
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return { read, write, use: () => useSyncExternalStore(subscribe, read) }
}

function found(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
