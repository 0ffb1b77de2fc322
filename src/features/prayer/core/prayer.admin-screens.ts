import { adminScreen } from '#shared/core/admin/admin-screen.ts'
import { contentRoles } from '#shared/core/roles.ts'

export const timetablesScreen = adminScreen({
  path: '/admin/timetables',
  name: 'adminTimetables',
  roles: contentRoles,
  tab: 'content',
})
