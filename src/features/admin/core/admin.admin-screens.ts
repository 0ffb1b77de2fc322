import { adminScreen } from '#shared/core/admin/admin-screen.ts'
import { administrators } from '#shared/core/roles.ts'

export const auditLogScreen = adminScreen({
  path: '/admin/audit-log',
  name: 'adminAuditLog',
  roles: administrators,
  tab: 'users',
})
