import { allow } from '#shared/server/session/policy.ts'
import { translationsScreen } from '../core/quran.admin-screens.ts'

const { roles } = translationsScreen

export const mayReadTranslations = allow(roles, 'read the list of translations')
export const mayChangeTranslations = allow(roles, 'import and remove translations')
