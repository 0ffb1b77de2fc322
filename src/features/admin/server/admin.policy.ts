import { allow } from '#shared/server/session/policy.ts'
import { auditLogScreen } from '../core/admin.admin-screens.ts'
import { adminRoles } from '../core/admin-screens.ts'

export const maySeeDashboard = allow(adminRoles, 'see the admin dashboard')
export const mayReadAuditLog = allow(auditLogScreen.roles, 'read the audit log')
