import type { DeviceKeys } from './stored-data.ts'

/** Keys of the shell and of shared code. */
export const sharedDeviceKeys: DeviceKeys = {
  language: { group: 'choices', setting: true, plainText: true },
  'preferred-language': { group: 'choices', plainText: true },
  'rafiq.clock': { group: 'choices', setting: true },
  'rafiq.theme': { group: 'choices', setting: true },
  'rafiq.theme.by-sun': { group: 'choices' },
  'rafiq.accessibility': { group: 'choices' },
  'rafiq.audio': { group: 'choices', setting: true },
  'rafiq.home': { group: 'choices', setting: true },
  'rafiq.private': { group: 'choices' },
  'rafiq.sync.device-only': { group: 'choices' },
  'rafiq.settings.synced': { group: 'choices', staysHere: true },
  'rafiq.settings.with-place': { group: 'choices' },
  'rafiq.join.declined': { group: 'choices' },
  'rafiq.support.declined': { group: 'choices' },
  sessionId: { group: 'account', plainText: true, staysHere: true },
  'rafiq.account': { group: 'account', staysHere: true },
  'rafiq.sync.done': { group: 'account', staysHere: true },
  'rafiq.session-ended.told': { group: 'account', staysHere: true },
  'rafiq.error-claims': { group: 'errors' },
  'rafiq.admin.drafts': { group: 'drafts', staysHere: true },
}
