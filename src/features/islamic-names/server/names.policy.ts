import { allow } from '#shared/server/session/policy.ts'
import { namesScreen } from '../core/islamic-names.admin-screens.ts'

const { roles } = namesScreen

export const mayListNames = allow(roles, 'list names')
export const mayEditNames = allow(roles, 'edit names')
