/**
 * The addresses that exist. The server gives each its title and description (`locales/<language>/pages.json` and
 * `descriptions.json`, by name), the web finds its page by the same name, and menus list only what is here.
 */
export const pages: readonly Page[] = [
  { path: '/', name: 'home', menu: 'primary' },
  { path: '/quran', name: 'quran', menu: 'primary' },
  { path: '/quran/reader', name: 'quranReader', menu: 'menu', below: /^\/\d{1,3}(\/\d{1,3}(-\d{1,3})?)?$/ },
  { path: '/prayer', name: 'prayer', menu: 'primary', below: /^\/(month|year)$/ },
  { path: '/qibla', name: 'qibla', menu: 'primary' },
  { path: '/search', name: 'search', menu: 'menu' },
  { path: '/reading', name: 'reading', menu: 'menu' },
  { path: '/audio-recitations', name: 'audioRecitations', menu: 'menu' },
  { path: '/features/audio-recitations', name: 'audioRecitations', menu: 'none' },
  { path: '/audio-transcription', name: 'audioTranscription', menu: 'menu' },
  { path: '/hijri-calendar', name: 'hijriCalendar', menu: 'menu', below: /^\/(ramadan|year)$/ },
  { path: '/prayer-notifications', name: 'prayerNotifications', menu: 'menu' },
  { path: '/mosques', name: 'mosques', menu: 'menu' },
  { path: '/prayer-log', name: 'prayerLog', menu: 'menu' },
  { path: '/goals', name: 'goals', menu: 'menu' },
  { path: '/bookmarks', name: 'bookmarks', menu: 'menu' },
  { path: '/bookmarks/notes', name: 'notes', menu: 'none' },
  { path: '/login', name: 'login', menu: 'none' },
  { path: '/register', name: 'register', menu: 'none' },
  { path: '/reset', name: 'reset', menu: 'none' },
  { path: '/confirm-email', name: 'confirmEmail', menu: 'none' },
  { path: '/settings', name: 'settings', menu: 'menu' },
  { path: '/role-application', name: 'roleApplication', menu: 'menu' },
  { path: '/admin/role-applications', name: 'roleReview', menu: 'none' },
]

export type PageName =
  | 'home'
  | 'quran'
  | 'quranReader'
  | 'search'
  | 'reading'
  | 'audioRecitations'
  | 'audioTranscription'
  | 'prayer'
  | 'qibla'
  | 'hijriCalendar'
  | 'prayerNotifications'
  | 'mosques'
  | 'prayerLog'
  | 'goals'
  | 'bookmarks'
  | 'notes'
  | 'login'
  | 'register'
  | 'reset'
  | 'confirmEmail'
  | 'settings'
  | 'roleApplication'
  | 'roleReview'

export interface Page {
  readonly path: string
  readonly name: PageName
  /** Where links to it stand: the header's six, the full menu alone, or nowhere. */
  readonly menu: 'primary' | 'menu' | 'none'
  /** What may follow the path: the addresses of places inside the page. */
  readonly below?: RegExp
}

/** The page at `path`; `undefined` when there is none. */
export function pageAt(path: string): Page | undefined {
  return pages.find(
    (page) =>
      page.path === path ||
      (path.startsWith(`${page.path}/`) && page.below?.test(path.slice(page.path.length))),
  )
}
