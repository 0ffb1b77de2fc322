import { adminScreen } from '#shared/core/admin/admin-screen.ts'
import { businessModerators } from './business-submission.ts'

export const businessesScreen = adminScreen({
  path: '/admin/businesses',
  name: 'adminBusinesses',
  roles: businessModerators,
  tab: 'directory',
})

export const verifyBusinessesScreen = adminScreen({
  path: '/admin/businesses/verify',
  name: 'adminVerifyBusinesses',
  roles: businessModerators,
  tab: 'directory',
})

export const businessReviewsScreen = adminScreen({
  path: '/admin/businesses/reviews',
  name: 'adminBusinessReviews',
  roles: businessModerators,
  tab: 'directory',
})
