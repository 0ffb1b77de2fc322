import { adminScreen } from '#shared/core/admin/admin-screen.ts'
import { contentRoles } from '#shared/core/roles.ts'

export const hadithsScreen = adminScreen({
  path: '/admin/hadiths',
  name: 'adminHadiths',
  roles: contentRoles,
  tab: 'content',
})

/** The screen of hadiths with a new one open. */
export const NEW_HADITH = '/admin/hadiths/create'
