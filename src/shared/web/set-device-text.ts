import { VALUE_CHANGED } from './device-value.ts'

/** Writes a device value as text (JSON; `null` to delete it), as if it came from another tab. It is still checked when read. */
export function setDeviceText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // The browser allows no storage.
  }
  dispatchEvent(new StorageEvent('storage', { key }))
  dispatchEvent(new Event(VALUE_CHANGED))
}
