import type { DeviceKeys } from '#shared/core/stored-data.ts'

export const prayerDeviceKeys: DeviceKeys = {
  'rafiq.prayer': { group: 'choices', setting: true },
}
