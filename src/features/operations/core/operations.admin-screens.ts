import { adminScreen } from '#shared/core/admin/admin-screen.ts'
import { administrators } from '#shared/core/roles.ts'

export const databaseScreen = adminScreen({
  path: '/admin/database',
  name: 'adminDatabase',
  roles: administrators,
  tab: 'users',
})

export const deploymentScreen = adminScreen({
  path: '/admin/deployment',
  name: 'adminDeployment',
  roles: administrators,
  tab: 'users',
})
