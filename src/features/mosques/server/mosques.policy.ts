import { contentRoles } from '#shared/core/roles.ts'
import { allow } from '#shared/server/session/policy.ts'

export const mayListMosques = allow(contentRoles, 'list mosques')
