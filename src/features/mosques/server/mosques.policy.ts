import { allow } from '#shared/server/session/policy.ts'
import { mosquesScreen, pendingMosquesScreen } from '../core/mosques.admin-screens.ts'

const { roles } = mosquesScreen

export const mayListMosques = allow(roles, 'list mosques')
export const mayEditMosques = allow(roles, 'edit mosques')
export const mayReviewSuggestions = allow(pendingMosquesScreen.roles, 'review suggestions about mosques')
