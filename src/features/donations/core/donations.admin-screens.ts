import { adminScreen } from '#shared/core/admin/admin-screen.ts'
import { administrators } from '#shared/core/roles.ts'

export const donationsScreen = adminScreen({
  path: '/admin/donations',
  name: 'adminDonations',
  roles: administrators,
  tab: 'overview',
})
