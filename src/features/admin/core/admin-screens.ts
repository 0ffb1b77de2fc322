import { usersScreen } from '#features/account/core/account.admin-screens.ts'
import { analyticsScreen } from '#features/analytics/core/analytics.admin-screens.ts'
import { answerFeedbackScreen, questionsScreen } from '#features/answers/core/answers.admin-screens.ts'
import { articlesScreen } from '#features/articles/core/articles.admin-screens.ts'
import {
  businessesScreen,
  businessReviewsScreen,
  verifyBusinessesScreen,
} from '#features/businesses/core/businesses.admin-screens.ts'
import { communityScreen } from '#features/community/core/community.admin-screens.ts'
import { contactMessagesScreen } from '#features/contact/core/contact.admin-screens.ts'
import { coursesScreen } from '#features/courses/core/courses.admin-screens.ts'
import { donationsScreen } from '#features/donations/core/donations.admin-screens.ts'
import { duasScreen } from '#features/duas/core/duas.admin-screens.ts'
import { errorClaimsScreen } from '#features/error-claims/core/error-claims.admin-screens.ts'
import { explanationsScreen } from '#features/explanations/core/explanations.admin-screens.ts'
import { galleryScreen } from '#features/gallery/core/gallery.admin-screens.ts'
import { hadithsScreen } from '#features/hadiths/core/hadiths.admin-screens.ts'
import { namesScreen } from '#features/islamic-names/core/islamic-names.admin-screens.ts'
import { lessonsScreen } from '#features/lessons/core/lessons.admin-screens.ts'
import { mosquesScreen, pendingMosquesScreen } from '#features/mosques/core/mosques.admin-screens.ts'
import { newsletterScreen } from '#features/newsletter/core/newsletter.admin-screens.ts'
import { databaseScreen, deploymentScreen } from '#features/operations/core/operations.admin-screens.ts'
import { timetablesScreen } from '#features/prayer/core/prayer.admin-screens.ts'
import { translationsScreen } from '#features/quran/core/quran.admin-screens.ts'
import { recordingsScreen, uploadScreen } from '#features/recordings/core/recordings.admin-screens.ts'
import { roleReviewScreen } from '#features/role-applications/core/role-applications.admin-screens.ts'
import { siteSettingsScreen } from '#features/site-settings/core/site-settings.admin-screens.ts'
import type { AdminScreen } from '#shared/core/admin/admin-screen.ts'
import { type Role, roles } from '#shared/core/roles.ts'
import { auditLogScreen } from './admin.admin-screens.ts'

/** Every admin screen besides the dashboard, in the order of its lists. */
const adminScreens: readonly AdminScreen[] = [
  explanationsScreen,
  coursesScreen,
  lessonsScreen,
  mosquesScreen,
  pendingMosquesScreen,
  namesScreen,
  articlesScreen,
  questionsScreen,
  hadithsScreen,
  duasScreen,
  galleryScreen,
  timetablesScreen,
  translationsScreen,
  recordingsScreen,
  uploadScreen,
  analyticsScreen,
  businessesScreen,
  verifyBusinessesScreen,
  businessReviewsScreen,
  communityScreen,
  answerFeedbackScreen,
  usersScreen,
  roleReviewScreen,
  contactMessagesScreen,
  newsletterScreen,
  siteSettingsScreen,
  donationsScreen,
  errorClaimsScreen,
  auditLogScreen,
  databaseScreen,
  deploymentScreen,
]

/** Roles with at least one screen, who may open the dashboard. */
export const adminRoles: readonly Role[] = roles.filter((role) =>
  adminScreens.some((screen) => screen.roles.includes(role)),
)

/** The screens that a role may open. */
export const screensOf = (role: Role | null): readonly AdminScreen[] =>
  adminScreens.filter((screen) => role !== null && screen.roles.includes(role))
