import { adminScreen } from '#shared/core/admin/admin-screen.ts'
import { administrators } from '#shared/core/roles.ts'

export const newsletterScreen = adminScreen({
  path: '/admin/newsletter',
  name: 'adminNewsletter',
  roles: administrators,
  tab: 'users',
})
