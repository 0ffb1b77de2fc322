import type { DeviceKeys } from '#shared/core/stored-data.ts'

export const remindersDeviceKeys: DeviceKeys = {
  'rafiq.reminders': { group: 'choices', setting: true },
  'rafiq.reminders.push': { group: 'reminders', staysHere: true },
  'rafiq.reminders.given': { group: 'reminders', staysHere: true },
}
