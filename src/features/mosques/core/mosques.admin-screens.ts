import { adminScreen } from '#shared/core/admin/admin-screen.ts'
import { contentRoles } from '#shared/core/roles.ts'

export const mosquesScreen = adminScreen({
  path: '/admin/mosques',
  name: 'adminMosques',
  roles: contentRoles,
  tab: 'directory',
})

export const pendingMosquesScreen = adminScreen({
  path: '/admin/mosques/pending',
  name: 'adminPendingMosques',
  roles: contentRoles,
  tab: 'directory',
})
