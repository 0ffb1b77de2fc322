import type { DeviceKeys } from '#shared/core/stored-data.ts'

export const duasDeviceKeys: DeviceKeys = {
  'rafiq.duas-said': { group: 'reading' },
}
