import type { DeviceKeys } from '#shared/core/stored-data.ts'

export const businessDeviceKeys: DeviceKeys = {
  'rafiq.business-submission': { group: 'drafts' },
}
