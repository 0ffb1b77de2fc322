/**
 * How features declare the data that they store besides records: keys of `localStorage` in
 * `*.device-keys.ts`, tables in `*.table.ts`. The privacy page and `docs/privacy.md` describe the groups.
 */
export const deviceGroups = [
  'choices',
  'place',
  'reading',
  'searches',
  'reminders',
  'account',
  'errors',
  'transcription',
  'drafts',
  'nameLists',
  'journal',
] as const
export type DeviceGroup = (typeof deviceGroups)[number]

interface DeviceKey {
  readonly group: DeviceGroup
  /** Whether it is a setting of the user: its fields sync with their other devices, and it can be reset. */
  readonly setting?: true
  /** Whether the text is not JSON. */
  readonly plainText?: true
  /** Whether it is secret or useful only on this device, and so left out of exported files. */
  readonly staysHere?: true
}

/** Keys of `localStorage`; list them in `features/privacy/core/device-keys.ts`. */
export type DeviceKeys = Readonly<Record<string, DeviceKey>>

export const serverGroups = [
  'account',
  'sessions',
  'attempts',
  'applications',
  'businesses',
  'circles',
  'discussions',
  'records',
  'reminders',
  'transcriptions',
  'suggestions',
  'messages',
  'newsletter',
  'donations',
  'coursePlaces',
  'nameLists',
  'errors',
  'audit',
] as const

/**
 * The group of each table in a file, by its name in the database; `nobody` means that it contains no data
 * about people.
 */
export type TableGroups = Readonly<Record<string, (typeof serverGroups)[number] | 'nobody'>>
