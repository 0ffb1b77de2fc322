import { adminScreen } from '#shared/core/admin/admin-screen.ts'
import { administrators } from '#shared/core/roles.ts'

export const siteSettingsScreen = adminScreen({
  path: '/admin/settings',
  name: 'adminSettings',
  roles: administrators,
  tab: 'users',
})
