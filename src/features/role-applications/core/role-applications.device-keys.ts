import type { DeviceKeys } from '#shared/core/stored-data.ts'

export const roleApplicationDeviceKeys: DeviceKeys = {
  'rafiq.role-application': { group: 'drafts' },
}
