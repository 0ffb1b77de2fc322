import { allow } from '#shared/server/session/policy.ts'
import { hadithsScreen } from '../core/hadiths.admin-screens.ts'

export const mayReadAllHadiths = allow(hadithsScreen.roles, 'read unpublished hadiths')
export const mayEditHadiths = allow(hadithsScreen.roles, 'edit hadiths')
