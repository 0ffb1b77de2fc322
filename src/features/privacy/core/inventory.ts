import { recordTypes } from '#features/user-data/core/index.ts'

/**
 * Everything that is stored besides device keys (`device-keys.ts`) and tables, by the names in the code.
 * `/privacy`, `docs/privacy.md` and the table in the settings are generated from it.
 */

/** Types of user records (IndexedDB; also in the account after signing in). */
export const recordKinds: readonly string[] = recordTypes.map(({ name }) => name)

/** Stores of files (Cache Storage), by the beginning of their names. */
export const fileStores = {
  recitations: 'recitation:',
  content: 'content',
  savedHadiths: 'saved-hadiths',
  answers: 'answers',
  gallery: 'gallery',
  drawing: 'drawing',
  outlines: 'outlines',
  languages: 'languages',
  program: 'workbox-precache',
} as const
export type FileStore = keyof typeof fileStores

/** Cookies. */
export const cookies = ['rafiq_session', 'rafiq_device'] as const

/** External services that the server or browser may contact. `parts.outside` says which need no setting. */
export const thirdParties = [
  'geocoder',
  'overpass',
  'recitations',
  'tiles',
  'push',
  'speech',
  'transcriber',
  'mail',
  'passwords',
  'payments',
  'storage',
] as const
