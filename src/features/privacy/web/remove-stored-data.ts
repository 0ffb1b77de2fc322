import { applyAccessibility } from '#shared/web/accessibility/accessibility-preferences.ts'
import { setDeviceText } from '#shared/web/set-device-text.ts'
import { applyTheme } from '#shared/web/theme/theme.ts'
import { changeRecords, withDatabase } from '#shared/web/user-data/user-records.ts'
import { groupOfKey } from '../core/device-keys.ts'
import { storedTexts, storeOf } from './stored-data.ts'

/** Undoes a deletion. */
export type Undo = () => Promise<unknown>

/** Deletes all records of a type, also from the account. Returns a function that restores them. */
export async function removeRecords(kind: string): Promise<Undo> {
  // Read from the database, because the page knows its own counts by other ids.
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

/** Deletes the values of a group from this device. Returns a function that restores them. */
export async function removeValues(group: string): Promise<Undo> {
  const before = storedTexts().filter(([key]) => (groupOfKey(key) ?? 'other') === group)
  for (const [key] of before) setDeviceText(key, null)
  applyChoices()
  return async () => {
    for (const [key, text] of before) setDeviceText(key, text)
    applyChoices()
  }
}

/** Applies settings that affect the page itself. */
function applyChoices(): void {
  applyTheme()
  applyAccessibility()
}

/** Removes the files of a store; they can be downloaded again. */
export async function removeFiles(store: string): Promise<undefined> {
  const names = (await caches.keys()).filter((name) => storeOf(name) === store)
  await Promise.all(names.map((name) => caches.delete(name)))
}
