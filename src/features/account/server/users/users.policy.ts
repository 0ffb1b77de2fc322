import { allow } from '#shared/server/session/policy.ts'
import { usersScreen } from '../../core/account.admin-screens.ts'

export const mayListUsers = allow(usersScreen.roles, 'list accounts')
/** `change-user.ts` adds rules: only a super_admin on administrators, and never the last one. */
export const mayManageUsers = allow(usersScreen.roles, 'manage accounts')
export const mayExportUsers = allow(usersScreen.roles, 'export accounts')
