import { useSyncExternalStore } from 'react'

/**
 * A value that this device keeps under `key` and every part of the page sees at once, other tabs included. What
 * cannot be kept (private windows, a full disk) still holds until the page closes.
 */
export interface DeviceValue<Value> {
  readonly read: () => Value | undefined
  readonly write: (value: Value | undefined) => void
  readonly use: () => Value | undefined
}

/** Event of the page whenever it changes a value. */
export const VALUE_CHANGED = 'device-value'

/**
 * `check` returns the value when what was found is one, so that an old or broken entry counts as none. `stored` is what is
 * written of a value, from which `check` makes it again.
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
