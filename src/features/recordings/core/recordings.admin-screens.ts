import { adminScreen } from '#shared/core/admin/admin-screen.ts'
import { recordingRoles } from './recording-roles.ts'

export const recordingsScreen = adminScreen({
  path: '/admin/audio',
  name: 'adminRecordings',
  roles: recordingRoles,
  tab: 'content',
})

export const uploadScreen = adminScreen({
  path: '/admin/audio-upload',
  name: 'adminRecordingUpload',
  roles: recordingRoles,
  tab: 'content',
})
