import { adminScreen } from '#shared/core/admin/admin-screen.ts'
import { administrators } from '#shared/core/roles.ts'

export const roleReviewScreen = adminScreen({
  path: '/admin/role-applications',
  name: 'roleReview',
  roles: administrators,
  tab: 'users',
})
