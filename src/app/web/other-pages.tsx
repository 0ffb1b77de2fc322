import type { QueryClient } from '@tanstack/react-query'
import { type ComponentType, lazy } from 'react'
import { Route, Switch } from 'wouter'
import { withMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { PAGE_TRIES, retryImport } from '#shared/web/retry-import.ts'
import { PrivateLine } from './shell/private-line.tsx'

/** A page that is fetched when it is opened, with the texts of the features that it shows. `ready` fetches it before. */
function page<Page extends ComponentType>(
  load: () => Promise<{ default: Page }>,
  ...features: readonly string[]
) {
  let loading: Promise<{ default: Page }> | undefined
  const ready = () => {
    loading ??= withMessages(load, ['pages', ...features]).catch((error) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return Object.assign(
    lazy(() => retryImport(ready, PAGE_TRIES)),
    { ready },
  )
}

const NotFoundPage = page(() => import('./not-found-page.tsx'), 'menu')
const QuranPage = page(
  () => import('#features/quran/web/browse/quran-page.tsx'),
  'browse',
  'listening',
  'user-data',
  'verse-things',
)
const ReaderPage = page(
  () => import('./reading/reader-page.tsx'),
  'reader',
  'menu',
  'listening',
  'verse-things',
)
const SearchPage = page(
  () => import('#features/quran/web/search/search-page.tsx'),
  'search',
  'browse',
  'listening',
  'verse-things',
)
const ReadingPage = page(() => import('./reading/reading-page.tsx'), 'reading', 'user-data')
const DhikrPage = page(() => import('#features/dhikr/web/dhikr-page.tsx'), 'dhikr', 'user-data')
const TasbihPage = page(() => import('#features/dhikr/web/counter/tasbih-page.tsx'), 'dhikr', 'user-data')
const RecitationsPage = page(() => import('#features/quran/web/listening/recitations-page.tsx'), 'listening')
const PrayerPage = page(() => import('./prayer/prayer-page.tsx'), 'prayer-page', 'timetables')
const TimetablePage = page(() => import('./prayer/timetable-page.tsx'), 'timetables')
const QiblaPage = page(() => import('./qibla/qibla-page.tsx'), 'qibla-page', 'map')
const HijriCalendarPage = page(() => import('./calendar/calendar-page.tsx'), 'calendar-page')
const RemindersPage = page(() => import('./reminders/reminders-page.tsx'), 'reminders')
const GoalsPage = page(
  () => import('./goals/goals-page.tsx'),
  'goals',
  'prayer-log',
  'user-data',
  'reminders',
)
const PrayerLogPage = page(
  () => import('./prayer-log/prayer-log-page.tsx'),
  'prayer-log',
  'fasts',
  'user-data',
)
const MosquesPage = page(() => import('./mosques/mosques-page.tsx'), 'mosques', 'map', 'user-data', 'private')
const MosquePage = page(() => import('./mosques/mosque-page.tsx'), 'mosques', 'map', 'user-data', 'private')
const TranscriptionPage = page(
  () => import('#features/transcription/web/transcription-page.tsx'),
  'transcription',
  'recording',
  'private',
)
const RoleApplicationPage = page(
  () => import('#features/role-applications/web/role-application-page.tsx'),
  'role-applications',
  'recording',
)
const RoleReviewPage = page(
  () => import('#features/role-applications/web/admin/review-page.tsx'),
  'role-applications',
  'role-review',
  'recording',
)
const DashboardPage = page(
  () => import('./dashboard/dashboard-page.tsx'),
  'dashboard',
  'bookmarks',
  'dhikr',
  'goals',
  'user-data',
  'prayer-log',
  'reading',
)
const BookmarksPage = page(
  () => import('./bookmarks/bookmarks-page.tsx'),
  'bookmarks',
  'user-data',
  'verse-things',
)
const NotesPage = page(() => import('./bookmarks/notes-page.tsx'), 'bookmarks', 'user-data', 'verse-things')
const AccountPage = page(
  () => import('#features/account/web/pages/account-page.tsx'),
  'account',
  'account-menu',
)

const SettingsPage = page(
  () => import('./settings/settings-page.tsx'),
  'settings',
  'privacy',
  'menu',
  'prayer-settings',
  'reader',
  'listening',
)

const PrivacyPage = page(() => import('#features/privacy/web/privacy-page.tsx'), 'policy', 'privacy')
const TermsPage = page(() => import('#features/privacy/web/terms-page.tsx'), 'policy')

/** Addresses that are `path` as a whole, as the router takes them. */
const at = (path: string) => new RegExp(`^${path}/?$`, 'i')

/** Where each page is; the build reads from these lines what each needs. */
const places: readonly (readonly [address: RegExp, Page: ReturnType<typeof page>])[] = [
  [at('/quran'), QuranPage],
  [at('/quran/reader(?:/(?<surah>[^/]+))?(?:/(?<verses>[^/]+))?'), ReaderPage],
  [at('/search'), SearchPage],
  [at('/reading'), ReadingPage],
  [at('/dhikr'), DhikrPage],
  [at('/tasbih(?:/(?<preset>[^/]+))?'), TasbihPage],
  [at('(?:/features)?/audio-recitations'), RecitationsPage],
  [at('/audio-transcription'), TranscriptionPage],
  [at('/prayer/(?:month|year)'), TimetablePage],
  [at('/prayer'), PrayerPage],
  [at('/qibla'), QiblaPage],
  [at('/hijri-calendar(?:/(?<part>year|ramadan))?'), HijriCalendarPage],
  [at('/prayer-notifications'), RemindersPage],
  [at('/mosques'), MosquesPage],
  [at('/mosques/(?<id>[^/]+)'), MosquePage],
  [at('/prayer-log'), PrayerLogPage],
  [at('/goals'), GoalsPage],
  [at('/dashboard'), DashboardPage],
  [at('/bookmarks'), BookmarksPage],
  [at('/bookmarks/notes'), NotesPage],
  [at('/(?:login|register|reset|confirm-email)'), AccountPage],
  [at('/settings'), SettingsPage],
  [at('/role-application'), RoleApplicationPage],
  [at('/admin/role-applications'), RoleReviewPage],
  [at('/privacy'), PrivacyPage],
  [at('/terms'), TermsPage],
]

/** Fetches the page at an address; with a client, the first verses of the reader too. */
export async function preparePage(address: string, client: QueryClient | undefined): Promise<void> {
  const Page = places.find(([place]) => place.test(address))?.[1] ?? NotFoundPage
  await Page.ready()
  if (!client || Page !== ReaderPage) return
  const { prepareReader } = await import('./reading/reader-page.tsx')
  await prepareReader(client)
}

/** Every page but the home page, which has no need to know them. */
export default function OtherPages() {
  return (
    <>
      <PrivateLine />
      <Switch>
        {places.map(([place, Page]) => (
          <Route component={Page} key={place.source} path={place} />
        ))}
        <Route component={NotFoundPage} />
      </Switch>
    </>
  )
}
