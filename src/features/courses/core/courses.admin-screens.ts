import { adminScreen } from '#shared/core/admin/admin-screen.ts'
import { contentRoles } from '#shared/core/roles.ts'

export const coursesScreen = adminScreen({
  path: '/admin/courses',
  name: 'adminCourses',
  roles: contentRoles,
  tab: 'content',
})

/** The editor of a new course over the list; no menu has it. */
export const createCourseScreen = adminScreen({
  ...coursesScreen,
  path: '/admin/courses/create',
  name: 'adminCreateCourse',
})
