import { adminScreen } from '#shared/core/admin/admin-screen.ts'
import { analyticsRoles } from './analytics.ts'

export const analyticsScreen = adminScreen({
  path: '/admin/analytics',
  name: 'adminAnalytics',
  roles: analyticsRoles,
  tab: 'content',
})
