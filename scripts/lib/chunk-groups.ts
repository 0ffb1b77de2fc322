/** Modules that share a file of the browser's build: each file costs a request and its headers. */
export interface ChunkGroup {
  readonly name: string
  /** Beginnings of paths from `src`. */
  readonly modules: readonly string[]
  /** Beginnings of paths that stay out of it. */
  readonly except?: readonly string[]
  readonly packages?: readonly string[]
}

/**
 * The groups, for what the home page and the pages that open most share. A feature that is not named here is split by its
 * pages, which is right for most. A test fails for a path that no file has.
 */
export const chunkGroups: readonly ChunkGroup[] = [
  {
    // What the home page and most others need.
    name: 'common',
    packages: ['suncalc'],
    modules: [
      'app/web/home/scroll-to-hash',
      'app/web/home/use-sky',
      'features/hijri-calendar/core/hijri-date',
      'features/hijri-calendar/core/hijri-events',
      'features/hijri-calendar/core/hijri-months',
      'features/hijri-calendar/core/month-lengths',
      'features/hijri-calendar/web/calendar-settings.ts',
      'features/hijri-calendar/web/coming-',
      'features/location/core/country-name',
      'features/location/core/geolocation',
      'features/location/core/location-messages',
      'features/location/core/place',
      'features/location/core/time-zone-places.ts',
      'features/location/web/late-place-dialog',
      'features/location/web/locate',
      'features/location/web/place-name',
      'features/location/web/place-store',
      'features/location/web/use-loc',
      'features/location/web/use-place',
      'features/prayer/core/high-latitude-rule',
      'features/prayer/core/method-names',
      'features/prayer/core/polar-policy',
      'features/prayer/core/prayer-moment',
      'features/prayer/core/prayer-names',
      'features/prayer/core/sun-position',
      'features/prayer/web/arc-',
      'features/prayer/web/day-arc',
      'features/prayer/web/late-settings',
      'features/prayer/web/note-words',
      'features/prayer/web/prayer-settings',
      'features/prayer/web/sky',
      'features/prayer/web/use-prayer',
      'features/quran/core/translation-language',
      'features/quran/web/listening/track-place',
      'features/quran/web/listening/use-listening',
      'shared/core/app-error',
      'shared/core/civil-date',
      'shared/core/coordinates',
      'shared/core/digits',
      'shared/web/api/',
      'shared/web/audio/audio-',
      'shared/web/device-value',
      'shared/web/i18n/format.ts',
      'shared/web/offline/',
      'shared/web/private-mode',
      'shared/web/ui/button',
      'shared/web/ui/card',
      'shared/web/ui/class-names',
      'shared/web/ui/skeleton',
      'shared/web/ui/star',
      'shared/web/use-now',
    ],
    except: ['shared/web/api/call', 'shared/web/api/file-transfer'],
  },
  {
    // What saves a person's records, and the days that they are counted by: of every page that shows some.
    name: 'user-data',
    packages: ['idb'],
    modules: [
      'shared/core/day-count',
      'shared/core/instant',
      'shared/core/rest-days',
      'shared/core/streak',
      'shared/core/user-data/',
      'shared/web/session/use-user',
      'shared/web/use-today',
      'shared/web/user-data/',
    ],
    except: [
      'shared/core/user-data/earlier',
      'shared/core/user-data/schemas',
      'shared/web/user-data/end-account',
      'shared/web/user-data/mirror-settings',
      'shared/web/user-data/save-heart',
      'shared/web/user-data/settings-bridge',
      'shared/web/user-data/use-save-while',
    ],
  },
  {
    // Places of the Quran in words, and where their texts are.
    name: 'quran-places',
    modules: [
      'features/quran/core/division-lengths',
      'features/quran/core/divisions',
      'features/quran/core/language-facts',
      'features/quran/core/verse-counts',
      'features/quran/core/verse-key',
      'features/quran/web/browse/reference-in-words',
      'features/quran/web/data/content-file',
      'features/quran/web/data/use-surahs',
      'features/quran/web/data/use-translations',
      'features/quran/web/reader/last-place',
      'features/quran/web/reader/surah-name',
    ],
  },
  {
    // What is read, which the dashboard and the reader show too.
    name: 'reading',
    modules: [
      'app/web/goals/use-',
      'app/web/reading/use-surah-names',
      'features/reading/core',
      'features/reading/web/begin-session',
      'features/reading/web/kept-',
      'features/reading/web/plan-title',
      'features/reading/web/progress-bar',
      'features/reading/web/reading-changes',
      'features/reading/web/use-plans',
      'features/reading/web/words',
    ],
  },
  {
    // Prayers, fasts and goals, which the dashboard shows and a page for each.
    name: 'days',
    modules: [
      'features/fasts/core',
      'features/fasts/web/kept',
      'features/goals/core',
      'features/goals/web/goal-words',
      'features/goals/web/kept-goals',
      'features/goals/web/left-today',
      'features/goals/web/use-goals',
      'features/prayer-log/core',
      'features/prayer-log/web/kept-',
      'features/prayer-log/web/mark-prayer',
      'features/prayer-log/web/state-look',
      'features/prayer-log/web/today-prayers',
      'features/prayer-log/web/use-',
      'shared/core/month-weeks',
      'shared/core/make-up',
      'shared/web/i18n/format-da',
      'shared/web/i18n/week',
    ],
  },
  {
    name: 'dhikr',
    modules: [
      'features/dhikr/core/day-counts',
      'features/dhikr/web/dhikr-counts',
      'features/dhikr/web/dhikr-today',
      'features/dhikr/web/use-dhikr-today',
    ],
  },
  {
    // What pages with forms share: small modules, each of which would be a file.
    name: 'forms',
    modules: [
      'shared/web/api/call',
      'shared/web/api/file-transfer',
      'shared/web/rests/',
      'shared/web/save-file',
      'shared/web/ui/choices',
      'shared/web/ui/field',
      'shared/web/ui/file-button',
      'shared/web/ui/select',
      'shared/web/ui/switch',
      'shared/web/use-focus-kept',
    ],
  },
]

/** A group as Vite's `codeSplitting.groups` takes it. */
export function codeSplittingGroup({ name, modules, except = [], packages = [] }: ChunkGroup) {
  const own = `/src/${except.length > 0 ? `(?!${oneOf(except)})` : ''}${oneOf(modules)}`
  const others = packages.length > 0 ? [`/node_modules/${oneOf(packages)}/`] : []
  return { name, test: new RegExp([own, ...others].join('|')) }
}

const oneOf = (paths: readonly string[]) =>
  `(?:${paths.map((path) => path.replaceAll(/[.\\]/g, '\\$&')).join('|')})`
