import { adminScreen } from '#shared/core/admin/admin-screen.ts'
import { contentRoles } from '#shared/core/roles.ts'

export const lessonsScreen = adminScreen({
  path: '/admin/lessons',
  name: 'adminLessons',
  roles: contentRoles,
  tab: 'content',
})

/** The screen of lessons with a new one open. */
export const NEW_LESSON = '/admin/lessons/create'
