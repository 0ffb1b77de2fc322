import type { DeviceKeys } from '#shared/core/stored-data.ts'

export const quranDeviceKeys: DeviceKeys = {
  'rafiq.reader': { group: 'choices', setting: true },
  'rafiq.reciter': { group: 'choices', setting: true },
  'rafiq.recitations.go-on': { group: 'choices', setting: true },
  'rafiq.browse.transliteration': { group: 'choices', setting: true },
  'rafiq.copy-parts': { group: 'choices', setting: true },
  'rafiq.last-place': { group: 'reading' },
  'rafiq.recent-searches': { group: 'searches' },
}
