import type { DeviceKeys } from '#shared/core/stored-data.ts'

export const readingDeviceKeys: DeviceKeys = {
  'rafiq.reading.timer': { group: 'reading' },
}
