import { setDeviceText } from '../set-device-text.ts'
import { isHeld } from './account-value.ts'

/**
 * Removes the device values of an account: drafts, searches and what was running. It looks at the values and not at their
 * keys, so that a new key needs no entry here.
 */
export function removeAccountValues(account: string): void {
  for (const [key, text] of storedTexts()) if (ownerOf(text) === account) setDeviceText(key, null)
}

function storedTexts(): readonly (readonly [key: string, text: string])[] {
  try {
    return Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? ''])
  } catch {
    // The browser allows no storage.
    return []
  }
}

function ownerOf(text: string): string | undefined {
  try {
    const found: unknown = JSON.parse(text)
    return isHeld(found) ? found.account : undefined
  } catch {
    // A value that is not JSON, such as the language.
    return undefined
  }
}
