import type { DeviceKeys } from '#shared/core/stored-data.ts'

export const mosquesDeviceKeys: DeviceKeys = {
  'rafiq.mosques': { group: 'place' },
}
