import { adminScreen } from '#shared/core/admin/admin-screen.ts'
import { administrators } from '#shared/core/roles.ts'

export const errorClaimsScreen = adminScreen({
  path: '/admin/error-claims',
  name: 'adminErrorClaims',
  roles: administrators,
  tab: 'overview',
})
