import { adminScreen } from '#shared/core/admin/admin-screen.ts'
import { contentRoles } from '#shared/core/roles.ts'

export const namesScreen = adminScreen({
  path: '/admin/names',
  name: 'adminNames',
  roles: contentRoles,
  tab: 'directory',
})

/** The screen of names with the import open. */
export const NAMES_IMPORT = '/admin/names/import'
