import { adminScreen } from '#shared/core/admin/admin-screen.ts'
import { administrators } from '#shared/core/roles.ts'

export const usersScreen = adminScreen({
  path: '/admin/users',
  name: 'adminUsers',
  roles: administrators,
  tab: 'users',
})
