import { allow } from '#shared/server/session/policy.ts'
import { analyticsScreen } from '../core/analytics.admin-screens.ts'

export const mayReadAnalytics = allow(analyticsScreen.roles, 'read the page views')
