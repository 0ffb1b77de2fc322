import { adminScreen } from '#shared/core/admin/admin-screen.ts'
import { contentRoles } from '#shared/core/roles.ts'

export const explanationsScreen = adminScreen({
  path: '/admin/content',
  name: 'adminExplanations',
  roles: contentRoles,
  tab: 'content',
})
