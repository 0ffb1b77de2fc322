import { recordTypes } from '#features/user-data/core/index.ts'

/**
 * Everything that is stored beside device keys (`device-keys.ts`) and tables, by the names that the code uses. `/privacy`,
 * `docs/privacy.md` and the table in the settings are made of it.
 */

/** Types of a person's records (IndexedDB; for those who signed in also in the account). */
export const recordKinds: readonly string[] = recordTypes.map(({ name }) => name)

/** Stores of files (Cache Storage) by how their names begin. */
export const fileStores = {
  recitations: 'recitation:',
  content: 'content',
  answers: 'answers',
  outlines: 'outlines',
  program: 'workbox-precache',
} as const
export type FileStore = keyof typeof fileStores

/** Cookies. */
export const cookies = ['rafiq_session', 'rafiq_device'] as const

/** Whom the server or the browser may speak to, if the operator configured them. */
export const thirdParties = [
  'geocoder',
  'overpass',
  'recitations',
  'tiles',
  'push',
  'transcriber',
  'mail',
  'payments',
] as const
