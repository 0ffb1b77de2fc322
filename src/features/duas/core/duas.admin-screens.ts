import { adminScreen } from '#shared/core/admin/admin-screen.ts'
import { contentRoles } from '#shared/core/roles.ts'

export const duasScreen = adminScreen({
  path: '/admin/duas',
  name: 'adminDuas',
  roles: contentRoles,
  tab: 'content',
})

/** The screen of duas with a new one open. */
export const NEW_DUA = '/admin/duas/create'
