import { allow } from '#shared/server/session/policy.ts'
import { siteSettingsScreen } from '../core/site-settings.admin-screens.ts'

export const mayReadSettings = allow(siteSettingsScreen.roles, 'read the settings of the site')
export const mayChangeSettings = allow(siteSettingsScreen.roles, 'change the settings of the site')
