import type { DeviceKeys } from '#shared/core/stored-data.ts'

export const communityDeviceKeys: DeviceKeys = {
  'rafiq.circle-draft': { group: 'drafts' },
  'rafiq.discussion-drafts': { group: 'drafts' },
  'rafiq.discussion-rules': { group: 'choices' },
}
