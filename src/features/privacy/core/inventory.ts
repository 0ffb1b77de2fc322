import { recordTypes } from '#features/user-data/core/index.ts'

/**
 * Everything that is kept, by the names that the code uses. `/privacy`, `docs/privacy.md` and the table of the settings
 * are made of it, and a test fails when the code keeps something that is not here.
 */

/** What this device keeps beside things (`localStorage`), by what it is about. */
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
  'journal',
] as const
export type DeviceGroup = (typeof deviceGroups)[number]

/** Keys of `localStorage`. */
export const deviceKeys: Readonly<Record<string, DeviceGroup>> = {
  language: 'choices',
  'preferred-language': 'choices',
  'rafiq.theme': 'choices',
  'rafiq.theme.by-sun': 'choices',
  'rafiq.accessibility': 'choices',
  'rafiq.prayer': 'choices',
  'rafiq.calendar': 'choices',
  'rafiq.reader': 'choices',
  'rafiq.audio': 'choices',
  'rafiq.reciter': 'choices',
  'rafiq.recitations.go-on': 'choices',
  'rafiq.browse.transliteration': 'choices',
  'rafiq.copy-parts': 'choices',
  'rafiq.reminders': 'choices',
  'rafiq.private': 'choices',
  'rafiq.sync.device-only': 'choices',
  'rafiq.settings.synced': 'choices',
  'rafiq.settings.with-place': 'choices',
  'rafiq.place': 'place',
  'rafiq.place.skipped': 'place',
  'rafiq.mosques': 'place',
  'rafiq.last-place': 'reading',
  'rafiq.reading.timer': 'reading',
  'rafiq.dhikr.runs': 'reading',
  'rafiq.dhikr.settings': 'choices',
  'rafiq.role-application': 'drafts',
  'rafiq.recent-searches': 'searches',
  'rafiq.reminders.push': 'reminders',
  'rafiq.reminders.given': 'reminders',
  'rafiq.join.declined': 'choices',
  sessionId: 'account',
  'rafiq.account': 'account',
  'rafiq.sync.done': 'account',
  'rafiq.session-ended.told': 'account',
  'rafiq.error-claims': 'errors',
  'rafiq.transcription': 'transcription',
  'rafiq.speech-consent': 'transcription',
}

/** How keys begin that are made while the app runs: changes on their way into the store of things. */
const JOURNAL = 'rafiq.journal/'

/** What a key of `localStorage` is about; `undefined` for one that nobody knows. */
export const groupOfKey = (key: string): DeviceGroup | undefined =>
  key.startsWith(JOURNAL) ? 'journal' : Object.hasOwn(deviceKeys, key) ? deviceKeys[key] : undefined

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

/** Tables of the server's database by what they are about; `nobody`: nothing about people. */
export const serverTables: Readonly<Record<string, ServerGroup>> = {
  accounts: 'account',
  passkeys: 'account',
  passkey_challenges: 'account',
  account_links: 'account',
  known_devices: 'account',
  sessions: 'sessions',
  rate_limits: 'attempts',
  role_applications: 'applications',
  role_application_samples: 'applications',
  role_application_log: 'applications',
  user_records: 'records',
  user_record_sequences: 'records',
  user_record_batches: 'records',
  reminder_subscriptions: 'reminders',
  transcriptions: 'transcriptions',
  mosque_suggestions: 'suggestions',
  error_claims: 'errors',
  mosques: 'nobody',
  mosque_areas: 'nobody',
}

export const serverGroups = [
  'account',
  'sessions',
  'attempts',
  'applications',
  'records',
  'reminders',
  'transcriptions',
  'suggestions',
  'errors',
] as const
export type ServerGroup = (typeof serverGroups)[number] | 'nobody'

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
] as const
