import type { DeviceKeys } from '#shared/core/stored-data.ts'

export const reflectionDeviceKeys: DeviceKeys = {
  'rafiq.wisdom.opened': { group: 'reading' },
  'rafiq.wisdom.liked': { group: 'reading' },
}
