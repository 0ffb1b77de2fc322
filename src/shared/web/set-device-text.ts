import { VALUE_CHANGED } from './device-value.ts'

/** Puts the text of a value (JSON; `null` for none) where it is kept, as from another device; its own check still decides. */
export function setDeviceText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Nothing is kept where nothing may be.
  }
  dispatchEvent(new StorageEvent('storage', { key }))
  dispatchEvent(new Event(VALUE_CHANGED))
}
