import type { DeviceKeys } from '#shared/core/stored-data.ts'

export const calendarDeviceKeys: DeviceKeys = {
  'rafiq.calendar': { group: 'choices', setting: true },
}
