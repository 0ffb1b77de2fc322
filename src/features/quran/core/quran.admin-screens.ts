import { adminScreen } from '#shared/core/admin/admin-screen.ts'
import { contentRoles } from '#shared/core/roles.ts'

export const translationsScreen = adminScreen({
  path: '/admin/translations',
  name: 'adminTranslations',
  roles: contentRoles,
  tab: 'content',
})
