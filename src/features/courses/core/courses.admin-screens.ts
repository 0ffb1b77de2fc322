import { adminScreen } from '#shared/core/admin/admin-screen.ts'
import { contentRoles } from '#shared/core/roles.ts'

export const coursesScreen = adminScreen({
  path: '/admin/courses',
  name: 'adminCourses',
  roles: contentRoles,
  tab: 'content',
})
