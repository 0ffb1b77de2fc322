import type { DeviceKeys } from '#shared/core/stored-data.ts'

export const dhikrDeviceKeys: DeviceKeys = {
  'rafiq.dhikr.runs': { group: 'reading' },
  'rafiq.dhikr.settings': { group: 'choices' },
}
