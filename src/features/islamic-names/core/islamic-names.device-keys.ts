import type { DeviceKeys } from '#shared/core/stored-data.ts'

export const islamicNamesDeviceKeys: DeviceKeys = {
  // The links are keys, and which of the two people uses the device is true only here.
  'rafiq.name-lists': { group: 'nameLists', staysHere: true },
}
