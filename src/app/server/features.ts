import { accountFeature } from '#features/account/server/account.routes.ts'
import { adminFeature } from '#features/admin/server/admin.routes.ts'
import { analyticsFeature } from '#features/analytics/server/analytics.routes.ts'
import { backupFeature } from '#features/backup/server/scheduled-backups.ts'
import { communityFeature } from '#features/community/server/community.routes.ts'
import { contactFeature } from '#features/contact/server/contact.routes.ts'
import { donationsFeature } from '#features/donations/server/donations.routes.ts'
import { duasFeature } from '#features/duas/server/duas.routes.ts'
import { errorClaimsFeature } from '#features/error-claims/server/error-claims.routes.ts'
import { explanationsFeature } from '#features/explanations/server/explanations.routes.ts'
import { galleryFeature } from '#features/gallery/server/gallery.routes.ts'
import { hijriCalendarFeature } from '#features/hijri-calendar/server/hijri-calendar.routes.ts'
import { sharedNameListsFeature } from '#features/islamic-names/server/shared-list/shared-lists.routes.ts'
import { lessonsFeature } from '#features/lessons/server/lessons.routes.ts'
import { locationFeature } from '#features/location/server/location.routes.ts'
import { mosquesFeature } from '#features/mosques/server/mosques.routes.ts'
import { newsletterFeature } from '#features/newsletter/server/newsletter.routes.ts'
import { deploymentFeature } from '#features/operations/server/deployment.routes.ts'
import { operationsFeature } from '#features/operations/server/operations.routes.ts'
import { prayerFeature } from '#features/prayer/server/prayer.routes.ts'
import { operatorFeature } from '#features/privacy/server/operator.routes.ts'
import { qiblaFeature } from '#features/qibla/server/qibla.routes.ts'
import { quranFeature } from '#features/quran/server/quran.routes.ts'
import { recordingsFeature } from '#features/recordings/server/recordings.routes.ts'
import { roleApplicationsFeature } from '#features/role-applications/server/role-applications.routes.ts'
import { siteSettingsFeature } from '#features/site-settings/server/site-settings.routes.ts'
import { transcriptionFeature } from '#features/transcription/server/transcriptions.routes.ts'
import { userDataFeature } from '#features/user-data/server/user-data.routes.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { directories } from './directories.ts'
import { versesFrom } from './quoted-quran.ts'
import { readQuotedSurah } from './quoted-surah.ts'
import { remindersByTables } from './reminders-by-tables.ts'

/** The server side of every feature, in the order of the specification's table of contents. */
export const featuresWith = (userData: ServerFeature): readonly ServerFeature[] => [
  quranFeature,
  locationFeature,
  prayerFeature,
  qiblaFeature,
  hijriCalendarFeature,
  mosquesFeature,
  duasFeature(readQuotedSurah),
  lessonsFeature,
  galleryFeature,
  directories,
  communityFeature,
  sharedNameListsFeature,
  analyticsFeature,
  transcriptionFeature,
  remindersByTables,
  accountFeature,
  userData,
  roleApplicationsFeature,
  contactFeature,
  newsletterFeature(versesFrom),
  donationsFeature,
  errorClaimsFeature,
  operatorFeature,
  backupFeature,
  operationsFeature,
  deploymentFeature,
  explanationsFeature,
  recordingsFeature,
  siteSettingsFeature,
  adminFeature,
]

export const serverFeatures = featuresWith(userDataFeature)
