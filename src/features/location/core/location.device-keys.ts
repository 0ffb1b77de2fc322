import type { DeviceKeys } from '#shared/core/stored-data.ts'

export const locationDeviceKeys: DeviceKeys = {
  'rafiq.place': { group: 'place', setting: true },
  'rafiq.place.skipped': { group: 'place' },
}
