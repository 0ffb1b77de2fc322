import { applyAccessibility } from '#shared/web/accessibility/accessibility-preferences.ts'
import { setDeviceText } from '#shared/web/set-device-text.ts'
import { applyTheme } from '#shared/web/theme/theme.ts'
import { changeRecords, withDatabase } from '#shared/web/user-data/user-records.ts'
import { groupOfKey } from '../core/device-keys.ts'
import { storedTexts, storeOf } from './stored-data.ts'

/** Takes a removal back. */
export type Undo = () => Promise<unknown>

/** Removes all things of a kind, from the account too when it has them. Returns what brings them back. */
export async function removeRecords(kind: string): Promise<Undo> {
  // As they are kept: a page knows counts that it added to by another name.
  const before = [...(await withDatabase((database) => database.readType(kind)))]
  await changeRecords(
    kind,
    before.map(([id]) => ({ id, value: null })),
  )
  return () =>
    changeRecords(
      kind,
      before.map(([id, value]) => ({ id, value, asItWas: true })),
    )
}

/** Removes the values of a group from this device. Returns what brings them back. */
export async function removeValues(group: string): Promise<Undo> {
  const before = storedTexts().filter(([key]) => (groupOfKey(key) ?? 'other') === group)
  for (const [key] of before) setDeviceText(key, null)
  applyChoices()
  return async () => {
    for (const [key, text] of before) setDeviceText(key, text)
    applyChoices()
  }
}

/** What stands on the page itself. */
function applyChoices(): void {
  applyTheme()
  applyAccessibility()
}

/** Removes the files of a store; they can be fetched again. */
export async function removeFiles(store: string): Promise<undefined> {
  const names = (await caches.keys()).filter((name) => storeOf(name) === store)
  await Promise.all(names.map((name) => caches.delete(name)))
}
