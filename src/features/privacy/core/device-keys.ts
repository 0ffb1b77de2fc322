import { businessDeviceKeys } from '#features/businesses/core/businesses.device-keys.ts'
import { communityDeviceKeys } from '#features/community/core/community.device-keys.ts'
import { contactDeviceKeys } from '#features/contact/core/contact.device-keys.ts'
import { dhikrDeviceKeys } from '#features/dhikr/core/dhikr.device-keys.ts'
import { calendarDeviceKeys } from '#features/hijri-calendar/core/hijri-calendar.device-keys.ts'
import { islamicNamesDeviceKeys } from '#features/islamic-names/core/islamic-names.device-keys.ts'
import { locationDeviceKeys } from '#features/location/core/location.device-keys.ts'
import { mosquesDeviceKeys } from '#features/mosques/core/mosques.device-keys.ts'
import { prayerDeviceKeys } from '#features/prayer/core/prayer.device-keys.ts'
import { quranDeviceKeys } from '#features/quran/core/quran.device-keys.ts'
import { readingDeviceKeys } from '#features/reading/core/reading.device-keys.ts'
import { reflectionDeviceKeys } from '#features/reflection/core/reflection.device-keys.ts'
import { remindersDeviceKeys } from '#features/reminders/core/reminders.device-keys.ts'
import { roleApplicationDeviceKeys } from '#features/role-applications/core/role-applications.device-keys.ts'
import { transcriptionDeviceKeys } from '#features/transcription/core/transcription.device-keys.ts'
import { sharedDeviceKeys } from '#shared/core/shared.device-keys.ts'
import type { DeviceGroup, DeviceKeys } from '#shared/core/stored-data.ts'

/** Keys of `localStorage`. The privacy page, exported files, synced settings and deletion use this list. */
export const deviceKeys: DeviceKeys = {
  ...sharedDeviceKeys,
  ...prayerDeviceKeys,
  ...calendarDeviceKeys,
  ...islamicNamesDeviceKeys,
  ...quranDeviceKeys,
  ...locationDeviceKeys,
  ...mosquesDeviceKeys,
  ...readingDeviceKeys,
  ...dhikrDeviceKeys,
  ...reflectionDeviceKeys,
  ...remindersDeviceKeys,
  ...transcriptionDeviceKeys,
  ...roleApplicationDeviceKeys,
  ...contactDeviceKeys,
  ...communityDeviceKeys,
  ...businessDeviceKeys,
}

/** The beginnings of keys that are created at run time: changes on their way into the record store. */
const JOURNAL = 'rafiq.journal/'

/** The group of a key of `localStorage`; `undefined` for an unknown one. */
export const groupOfKey = (key: string): DeviceGroup | undefined =>
  key.startsWith(JOURNAL) ? 'journal' : keyAt(key)?.group

/** Whether a key is exported to and imported from files. */
export const isExported = (key: string): boolean => keyAt(key) !== undefined && !keyAt(key)?.staysHere

/** Whether the text of a key is not JSON. */
export const isPlainText = (key: string): boolean => keyAt(key)?.plainText === true

/** The keys of the user's settings. */
export const settingKeys: readonly string[] = Object.keys(deviceKeys).filter(
  (key) => deviceKeys[key]?.setting,
)

const keyAt = (key: string) => (Object.hasOwn(deviceKeys, key) ? deviceKeys[key] : undefined)
