import { pagePathOf } from './page-path.ts'
import { primaryPages } from './primary-pages.ts'

/**
 * The existing addresses. The server takes each page's title and description from
 * `locales/<language>/pages.json` and `descriptions.json` by name, the web finds its component by the same
 * name, and menus list only these pages.
 */
const listed = [
  primaryPages.home,
  primaryPages.quran,
  { path: '/quran/reader', name: 'quranReader', menu: 'menu' },
  primaryPages.prayer,
  primaryPages.qibla,
  primaryPages.duas,
  primaryPages.gallery,
  { path: '/gallery/make', name: 'galleryStudio', menu: 'none' },
  { path: '/search', name: 'search', menu: 'menu' },
  { path: '/reading', name: 'reading', menu: 'menu' },
  { path: '/dhikr', name: 'dhikr', menu: 'menu' },
  { path: '/tasbih', name: 'tasbih', menu: 'menu' },
  { path: '/learn', name: 'learn', menu: 'menu' },
  { path: '/learn/review', name: 'learnReview', menu: 'none' },
  { path: '/courses', name: 'courses', menu: 'menu' },
  { path: '/audio-recitations', name: 'audioRecitations', menu: 'menu' },
  { path: '/features/audio-recitations', name: 'audioRecitations', menu: 'none' },
  { path: '/audio-transcription', name: 'audioTranscription', menu: 'menu' },
  { path: '/hadiths', name: 'hadiths', menu: 'menu' },
  { path: '/blog', name: 'blog', menu: 'menu' },
  { path: '/islamic-qa', name: 'islamicQa', menu: 'menu' },
  { path: '/sign-language', name: 'signLanguage', menu: 'menu' },
  { path: '/hadith-collection', name: 'hadithCollection', menu: 'menu' },
  { path: '/islamic-names', name: 'islamicNames', menu: 'menu' },
  { path: '/islamic-names/list', name: 'nameList', menu: 'none' },
  { path: '/features/islamic-names', name: 'islamicNames', menu: 'none' },
  { path: '/islamic-business', name: 'islamicBusiness', menu: 'menu' },
  { path: '/submit-business', name: 'submitBusiness', menu: 'none' },
  { path: '/admin/businesses', name: 'adminBusinesses', menu: 'none' },
  { path: '/admin/businesses/verify', name: 'adminVerifyBusinesses', menu: 'none' },
  { path: '/admin/businesses/reviews', name: 'adminBusinessReviews', menu: 'none' },
  { path: '/community', name: 'community', menu: 'menu' },
  { path: '/community/circle', name: 'circleEditor', menu: 'none' },
  { path: '/community/discussions', name: 'discussions', menu: 'none' },
  { path: '/hijri-calendar', name: 'hijriCalendar', menu: 'menu' },
  { path: '/islamic-history', name: 'islamicHistory', menu: 'menu' },
  { path: '/prayer-notifications', name: 'prayerNotifications', menu: 'menu' },
  { path: '/mosques', name: 'mosques', menu: 'menu' },
  { path: '/prayer-log', name: 'prayerLog', menu: 'menu' },
  { path: '/goals', name: 'goals', menu: 'menu' },
  { path: '/zakat', name: 'zakat', menu: 'menu' },
  { path: '/dashboard', name: 'dashboard', menu: 'menu' },
  { path: '/bookmarks', name: 'bookmarks', menu: 'menu' },
  { path: '/bookmarks/notes', name: 'notes', menu: 'none' },
  { path: '/login', name: 'login', menu: 'none' },
  { path: '/register', name: 'register', menu: 'none' },
  { path: '/reset', name: 'reset', menu: 'none' },
  { path: '/confirm-email', name: 'confirmEmail', menu: 'none' },
  { path: '/settings', name: 'settings', menu: 'menu' },
  { path: '/role-application', name: 'roleApplication', menu: 'menu' },
  { path: '/admin', name: 'adminDashboard', menu: 'none' },
  { path: '/admin/dashboard', name: 'adminDashboard', menu: 'none' },
  { path: '/admin/directory-management', name: 'adminDashboard', menu: 'none' },
  { path: '/admin/content', name: 'adminExplanations', menu: 'none' },
  { path: '/admin/management', name: 'adminManagement', menu: 'none' },
  { path: '/admin/courses', name: 'adminCourses', menu: 'none' },
  { path: '/admin/courses/create', name: 'adminCreateCourse', menu: 'none' },
  { path: '/admin/community', name: 'adminCommunity', menu: 'none' },
  { path: '/admin/mosques', name: 'adminMosques', menu: 'none' },
  { path: '/admin/mosque-management', name: 'adminMosques', menu: 'none' },
  { path: '/admin/names', name: 'adminNames', menu: 'none' },
  { path: '/admin/names/import', name: 'adminNames', menu: 'none' },
  { path: '/admin/islamic-names', name: 'adminNames', menu: 'none' },
  { path: '/admin/mosques/pending', name: 'adminPendingMosques', menu: 'none' },
  { path: '/admin/articles', name: 'adminArticles', menu: 'none' },
  { path: '/admin/articles/create', name: 'adminArticles', menu: 'none' },
  { path: '/admin/questions', name: 'adminQuestions', menu: 'none' },
  { path: '/admin/questions/create', name: 'adminQuestions', menu: 'none' },
  { path: '/admin/hadiths', name: 'adminHadiths', menu: 'none' },
  { path: '/admin/hadiths/create', name: 'adminHadiths', menu: 'none' },
  { path: '/admin/duas', name: 'adminDuas', menu: 'none' },
  { path: '/admin/duas/create', name: 'adminDuas', menu: 'none' },
  { path: '/admin/lessons', name: 'adminLessons', menu: 'none' },
  { path: '/admin/lessons/create', name: 'adminLessons', menu: 'none' },
  { path: '/admin/gallery', name: 'adminGallery', menu: 'none' },
  { path: '/admin/timetables', name: 'adminTimetables', menu: 'none' },
  { path: '/admin/translations', name: 'adminTranslations', menu: 'none' },
  { path: '/admin/audio', name: 'adminRecordings', menu: 'none' },
  { path: '/admin/audio-manager', name: 'adminRecordings', menu: 'none' },
  { path: '/admin/audio-management', name: 'adminRecordings', menu: 'none' },
  { path: '/admin/audio-upload', name: 'adminRecordingUpload', menu: 'none' },
  { path: '/admin/audio/upload', name: 'adminRecordingUpload', menu: 'none' },
  { path: '/admin/users', name: 'adminUsers', menu: 'none' },
  { path: '/admin/user-management', name: 'adminUsers', menu: 'none' },
  { path: '/admin/audit-log', name: 'adminAuditLog', menu: 'none' },
  { path: '/admin/settings', name: 'adminSettings', menu: 'none' },
  { path: '/admin/role-applications', name: 'roleReview', menu: 'none' },
  { path: '/admin/database', name: 'adminDatabase', menu: 'none' },
  { path: '/admin/donations', name: 'adminDonations', menu: 'none' },
  { path: '/admin/error-claims', name: 'adminErrorClaims', menu: 'none' },
  { path: '/admin/deployment', name: 'adminDeployment', menu: 'none' },
  { path: '/support', name: 'support', menu: 'menu' },
  { path: '/contact', name: 'contact', menu: 'menu' },
  { path: '/admin/contact-messages', name: 'contactMessages', menu: 'none' },
  { path: '/admin/newsletter', name: 'adminNewsletter', menu: 'none' },
  { path: '/admin/analytics', name: 'adminAnalytics', menu: 'none' },
  { path: '/admin/answer-feedback', name: 'answerFeedback', menu: 'none' },
  { path: '/newsletter', name: 'newsletter', menu: 'none' },
  { path: '/privacy', name: 'privacy', menu: 'menu' },
  { path: '/terms', name: 'terms', menu: 'menu' },
  { path: '/backend', name: 'backend', menu: 'menu' },
] as const satisfies readonly (Omit<Page, 'name'> & { readonly name: string })[]

export type PageName = (typeof listed)[number]['name']

export interface Page {
  readonly path: string
  readonly name: PageName
  /** Where it is linked: in the header, only in the full menu, or nowhere. */
  readonly menu: 'primary' | 'menu' | 'none'
}

export const pages: readonly Page[] = listed

/** The page at `path`; `undefined` if there is none. */
export function pageAt(path: string): Page | undefined {
  const ofPage = pagePathOf(path)
  return pages.find((page) => page.path === ofPage)
}
