import { allow } from '#shared/server/session/policy.ts'
import { errorClaimsScreen } from '../core/error-claims.admin-screens.ts'

export const mayReadErrorClaims = allow(errorClaimsScreen.roles, 'read error claims')
export const mayDecideOnErrorClaims = allow(errorClaimsScreen.roles, 'decide on error claims')
