import type { DeviceKeys } from '#shared/core/stored-data.ts'

export const transcriptionDeviceKeys: DeviceKeys = {
  'rafiq.transcription': { group: 'transcription', staysHere: true },
  'rafiq.speech-consent': { group: 'transcription' },
}
