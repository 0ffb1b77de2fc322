import type { DeviceKeys } from '#shared/core/stored-data.ts'

export const contactDeviceKeys: DeviceKeys = {
  'rafiq.contact-message': { group: 'drafts' },
}
