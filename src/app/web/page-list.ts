import { type ComponentType, lazy } from 'react'
import { withMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { PAGE_TRIES, retryImport } from '#shared/web/retry-import.ts'

type Load = () => Promise<{ default: ComponentType }>

/** A page at the addresses that match `path` completely, with the message files that it uses. */
export const page = (path: string, load: Load, ...messages: readonly string[]) => ({
  address: new RegExp(`^${path}/?$`, 'i'),
  ...lazyPage(load, messages),
})

/** Loads a page and its messages when it is rendered; `fetch` does so earlier, once. */
function lazyPage(load: Load, messages: readonly string[]) {
  let loading: ReturnType<Load> | undefined
  const fetch = () => {
    loading ??= withMessages(load, ['pages', ...messages]).catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return { Page: lazy(() => retryImport(fetch, PAGE_TRIES)), fetch }
}

export const readerPage = page(
  '/quran/reader(?:/(?<surah>[^/]+))?(?:/(?<verses>[^/]+))?',
  () => import('./reading/reader-page.tsx'),
  'reader',
  'menu',
  'listening',
  'saved-verses',
)
export const notFoundPage = lazyPage(() => import('./not-found-page.tsx'), ['menu'])

/**
 * Every page except the home page. `scripts/lib/page-files.ts` reads these calls, so that the server can list
 * a page's files.
 */
export const otherPages = [
  page(
    '/quran',
    () => import('#features/quran/web/browse/quran-page.tsx'),
    'browse',
    'listening',
    'user-data',
    'saved-verses',
  ),
  readerPage,
  page(
    '/search',
    () => import('#features/quran/web/search/search-page.tsx'),
    'search',
    'browse',
    'listening',
    'saved-verses',
  ),
  page('/reading', () => import('./reading/reading-page.tsx'), 'reading', 'user-data'),
  page(
    '/dhikr',
    () => import('#features/dhikr/web/dhikr-page.tsx'),
    'dhikr',
    'adhkar-texts',
    'sources',
    'user-data',
  ),
  page(
    '/tasbih(?:/(?<preset>[^/]+))?',
    () => import('#features/dhikr/web/counter/tasbih-page.tsx'),
    'dhikr',
    'adhkar-texts',
    'sources',
    'user-data',
  ),
  page(
    '(?:/features)?/audio-recitations',
    () => import('#features/quran/web/listening/recitations-page.tsx'),
    'listening',
  ),
  page(
    '/audio-transcription',
    () => import('#features/transcription/web/transcription-page.tsx'),
    'transcription',
    'recording',
    'private',
  ),
  page('/prayer/(?:month|year)', () => import('./prayer/timetable-page.tsx'), 'timetables'),
  page('/prayer', () => import('./prayer/prayer-page.tsx'), 'prayer-page', 'timetables'),
  page(
    '/duas',
    () => import('./duas/duas-page.tsx'),
    'duas',
    'adhkar-texts',
    'adhkar',
    'sources',
    'user-data',
  ),
  page(
    '/duas/(?<time>morning|evening)',
    () => import('./duas/adhkar-page.tsx'),
    'duas',
    'adhkar-texts',
    'adhkar',
    'sources',
    'user-data',
  ),
  page(
    '/hadiths',
    () => import('#features/hadiths/web/hadiths-page.tsx'),
    'hadiths',
    'directory',
    'sources',
    'user-data',
  ),
  page(
    '/hadiths/(?<slug>[^/]+)',
    () => import('#features/hadiths/web/hadith-page.tsx'),
    'hadiths',
    'directory',
    'sources',
    'user-data',
  ),
  page(
    '/blog',
    () => import('./articles/articles-page.tsx'),
    'articles',
    'directory',
    'newsletter',
    'user-data',
  ),
  page(
    '/blog/(?<slug>[^/]+)',
    () => import('./articles/article-page.tsx'),
    'articles',
    'directory',
    'newsletter',
    'user-data',
  ),
  page(
    '/hadith-collection',
    () => import('#features/hadiths/web/collection/collections-page.tsx'),
    'hadiths',
    'directory',
    'sources',
    'user-data',
  ),
  page(
    '/hadith-collection/(?<collection>[^/]+)',
    () => import('#features/hadiths/web/collection/collection-page.tsx'),
    'hadiths',
    'directory',
    'sources',
    'user-data',
  ),
  page(
    '/hadith-collection/(?<collection>[^/]+)/(?<number>[^/]+)',
    () => import('#features/hadiths/web/collection/imported-hadith-page.tsx'),
    'hadiths',
    'directory',
    'sources',
    'user-data',
  ),
  page(
    '(?:/features)?/islamic-names',
    () => import('#features/islamic-names/web/islamic-names-page.tsx'),
    'islamic-names',
    'directory',
    'user-data',
  ),
  page(
    '/islamic-names/list(?:/(?<secret>[^/]+))?',
    () => import('#features/islamic-names/web/shared-list/shared-list-page.tsx'),
    'name-list',
  ),
  page(
    '/islamic-names/(?<slug>[^/]+)',
    () => import('#features/islamic-names/web/islamic-name-page.tsx'),
    'islamic-names',
    'directory',
    'user-data',
  ),
  page(
    '/islamic-business',
    () => import('./businesses/businesses-page.tsx'),
    'businesses',
    'location',
    'directory',
    'user-data',
  ),
  page(
    '/islamic-business/(?<slug>[^/]+)',
    () => import('./businesses/business-page.tsx'),
    'businesses',
    'business-reviews',
    'directory',
    'map',
    'user-data',
  ),
  page(
    '/submit-business',
    () => import('./businesses/submit-business-page.tsx'),
    'businesses',
    'business-submission',
    'location',
    'map',
    'staff',
  ),
  page(
    '/admin/businesses/verify',
    () => import('./businesses/verify-page.tsx'),
    'businesses',
    'business-submission',
    'admin-businesses',
    'location',
    'map',
    'staff',
  ),
  page(
    '/admin/businesses/reviews',
    () => import('#features/businesses/web/admin/reviews-page.tsx'),
    'business-reviews',
    'admin-businesses',
    'staff',
  ),
  page('/qibla', () => import('./qibla/qibla-page.tsx'), 'qibla-page', 'map'),
  page(
    '/hijri-calendar(?:/(?<part>year|ramadan))?',
    () => import('./calendar/calendar-page.tsx'),
    'calendar-page',
  ),
  page(
    '/islamic-history(?:/(?<id>[^/]+))?',
    () => import('./history/history-page.tsx'),
    'history',
    'directory',
    'map',
    'user-data',
  ),
  page('/prayer-notifications', () => import('./reminders/reminders-page.tsx'), 'reminders'),
  page('/mosques', () => import('./mosques/mosques-page.tsx'), 'mosques', 'map', 'user-data', 'private'),
  page(
    '/mosques/(?<id>[^/]+)',
    () => import('./mosques/mosque-page.tsx'),
    'mosques',
    'map',
    'user-data',
    'private',
  ),
  page('/prayer-log', () => import('./prayer-log/prayer-log-page.tsx'), 'prayer-log', 'fasts', 'user-data'),
  page('/goals', () => import('./goals/goals-page.tsx'), 'goals', 'prayer-log', 'user-data', 'reminders'),
  page('/zakat', () => import('./zakat/zakat-page.tsx'), 'zakat', 'user-data'),
  page(
    '/dashboard',
    () => import('./dashboard/dashboard-page.tsx'),
    'dashboard',
    'bookmarks',
    'dhikr',
    'goals',
    'user-data',
    'prayer-log',
    'reading',
  ),
  page(
    '/bookmarks',
    () => import('./bookmarks/bookmarks-page.tsx'),
    'bookmarks',
    'user-data',
    'saved-verses',
  ),
  page(
    '/bookmarks/notes',
    () => import('./bookmarks/notes-page.tsx'),
    'bookmarks',
    'user-data',
    'saved-verses',
  ),
  page(
    '/(?:login|register|reset|confirm-email)',
    () => import('#features/account/web/pages/account-page.tsx'),
    'account',
    'account-menu',
  ),
  page(
    '/settings',
    () => import('./settings/settings-page.tsx'),
    'settings',
    'account-menu',
    'privacy',
    'menu',
    'prayer-settings',
    'reader',
    'listening',
  ),
  page(
    '/role-application',
    () => import('#features/role-applications/web/role-application-page.tsx'),
    'role-applications',
    'recording',
    'staff',
  ),
  page(
    '/admin(?:/dashboard)?',
    () => import('./admin/dashboard-page.tsx'),
    'admin-dashboard',
    'admin',
    'staff',
  ),
  page(
    '/admin/(?:users|user-management)',
    () => import('#features/account/web/admin/users-page.tsx'),
    'admin-users',
    'admin',
    'staff',
  ),
  page(
    '/admin/content',
    () => import('#features/explanations/web/admin/explanations-page.tsx'),
    'admin-explanations',
    'admin',
    'staff',
  ),
  page(
    '/admin/management',
    () => import('./admin/management-page.tsx'),
    'admin-management',
    'admin-dashboard',
    'admin-explanations',
    'admin-users',
    'admin',
    'staff',
  ),
  page(
    '/admin/audit-log',
    () => import('#features/admin/web/audit-log-page.tsx'),
    'admin-audit-log',
    'admin',
    'staff',
  ),
  page(
    '/admin/role-applications',
    () => import('#features/role-applications/web/admin/review-page.tsx'),
    'role-applications',
    'role-review',
    'recording',
    'staff',
  ),
  page('/support', () => import('#features/donations/web/support-page.tsx'), 'donations'),
  page('/contact', () => import('./contact/contact-page.tsx'), 'contact-page', 'newsletter'),
  page(
    '/admin/contact-messages',
    () => import('#features/contact/web/admin/messages-page.tsx'),
    'contact-page',
    'staff',
  ),
  page(
    '/admin/analytics',
    () => import('#features/analytics/web/admin/analytics-page.tsx'),
    'analytics',
    'staff',
  ),
  page('/newsletter', () => import('#features/newsletter/web/newsletter-page.tsx'), 'newsletter'),
  page('/privacy', () => import('#features/privacy/web/privacy-page.tsx'), 'policy', 'privacy'),
  page('/terms', () => import('#features/privacy/web/terms-page.tsx'), 'policy'),
  page('/backend', () => import('./backend/backend-page.tsx'), 'status'),
]
