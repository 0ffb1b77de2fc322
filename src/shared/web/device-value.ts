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

const renewals = new Map<string, () => void>()
const hearers = new Set<(key: string) => void>()

/** Calls back with the key of every value that this page changes. */
export function onDeviceValue(hearer: (key: string) => void): () => void {
  hearers.add(hearer)
  return () => void hearers.delete(hearer)
}

/** Puts the text of a value (JSON; `null` for none) where it is kept, as from another device; its own check still decides. */
export function putDeviceText(key: string, text: string | null): void {
  keep(key, text)
  renewals.get(key)?.()
  for (const hear of hearers) hear(key)
}

/** `check` returns the value when what was found is one, so that an old or broken entry counts as none. */
export function deviceValue<Value>(
  key: string,
  check: (found: unknown) => Value | undefined,
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
    keep(key, next === undefined ? null : JSON.stringify(next))
    tell()
    for (const hear of hearers) hear(key)
  }
  const renew = () => {
    known = false
    tell()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) renew()
  }
  renewals.set(key, renew)
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) removeEventListener('storage', onStorage)
    }
  }
  return { read, write, use: () => useSyncExternalStore(subscribe, read) }
}

function keep(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Kept for this page alone.
  }
}

function found(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
