import { allow } from '#shared/server/session/policy.ts'
import { duasScreen } from '../core/duas.admin-screens.ts'

export const mayReadAllDuas = allow(duasScreen.roles, 'read unpublished duas')
export const mayEditDuas = allow(duasScreen.roles, 'edit duas')
