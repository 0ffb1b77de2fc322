import { allow } from '#shared/server/session/policy.ts'
import { analyticsRoles } from '../core/analytics.ts'

export const mayReadAnalytics = allow(analyticsRoles, 'read the page views')
