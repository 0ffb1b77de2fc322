import type { Rolldown } from 'vite'

/** The name of the group that the home page loads. */
export const COMMON = 'common'

/**
 * Modules that the home page and other pages need, as the beginnings of their paths under `src`. They are
 * listed one by one, because its import graph also reaches unused modules through each feature's `index.ts`.
 */
export const commonModules: readonly string[] = [
  'app/web/home/scroll-to-hash',
  'features/hijri-calendar/core/hijri-date',
  'features/hijri-calendar/core/hijri-events',
  'features/hijri-calendar/core/hijri-months',
  'features/hijri-calendar/core/month-lengths',
  'features/hijri-calendar/web/calendar-settings',
  'features/hijri-calendar/web/coming-',
  'features/location/core/country-name',
  'features/location/core/place',
  'features/location/core/time-zone-places.ts',
  'features/location/web/lazy-place-dialog',
  'features/location/web/major-cities-address',
  'features/location/web/place-name',
  'features/location/web/place-store',
  'features/location/web/use-locate.',
  'features/location/web/use-location-permission',
  'features/location/web/use-place',
  'features/prayer/core/high-latitude-rule',
  'features/prayer/core/polar-policy',
  'features/prayer/core/prayer-moment',
  'features/prayer/core/prayer-names',
  'features/prayer/core/sun-position',
  'features/prayer/web/arc-',
  'features/prayer/web/day-arc',
  'features/prayer/web/lazy-settings',
  'features/prayer/web/format-note',
  'features/prayer/web/prayer-settings',
  'features/prayer/web/sky-style',
  'features/prayer/web/use-prayer',
  'features/quran/web/listening/use-listening',
  'features/quran/web/listening/track-place',
  'shared/core/app-error',
  'shared/core/civil-date',
  'shared/core/coordinates',
  'shared/core/digits',
  'shared/core/is-time-zone',
  'shared/core/primary-pages',
  'shared/core/sky/sky.ts',
  'shared/core/time-zone-corrections',
  'shared/web/api/embedded-answer',
  'shared/web/api/query-client',
  'shared/web/api/reading',
  'shared/web/api/request',
  'shared/web/audio/audio-handle',
  'shared/web/audio/audio-provider',
  'shared/web/audio/audio-state',
  'shared/web/device-value',
  'shared/web/i18n/format.ts',
  'shared/web/offline/connection',
  'shared/web/offline/use-online',
  'shared/web/private-mode',
  'shared/web/provided-record-types',
  'shared/web/store.',
  'shared/web/ui/button',
  'shared/web/ui/card.',
  'shared/web/ui/class-names',
  'shared/web/ui/disclosure',
  'shared/web/ui/notice',
  'shared/web/ui/skeleton',
  'shared/web/ui/star-pattern',
  'shared/web/use-now',
  'shared/web/use-page-title',
]

/**
 * A module that this many parts of the app import (pages, dialogs, lazy cards) goes into the file shared by
 * all pages.
 */
const SHARED_BY = 6

const REACT =
  /node_modules\/(react|react-dom|scheduler|wouter|@tanstack\/(?:react-)?query(?!.*\/((use)?(Queries|Infinite|Mutation)|queriesObserver|infiniteQueryObserver|mutationObserver))|lucide-react\/dist\/esm\/(createLucideIcon|Icon|shared))/

/** Icons of the home page that many parts share. */
const COMMON_ICON = /lucide-react\/dist\/esm\/icons\/(?:map-pin|share-2)\./

/**
 * Groups modules into files of the browser's build, because each file costs a request; other modules are
 * split by route. Without `common` the first view of the home page has 41 files and 124.0 kB instead of 6 and
 * 119.2 kB (gzip); without `shared` a page needs up to 49 files instead of 27, and on average 24 instead of
 * 13.
 */
export const chunkGroups = (): Rolldown.CodeSplittingGroup[] => [
  // Changes rarely between releases, so it stays cached.
  { name: 'react', test: REACT },
  { name: COMMON, test: new RegExp(`${commonPattern(commonModules).source}|${COMMON_ICON.source}`) },
  { name: 'shared', minShareCount: SHARED_BY },
]

/** Matches the ids of modules whose path under `src` begins with one of `paths`. */
export const commonPattern = (paths: readonly string[]) =>
  new RegExp(`/src/(?:${paths.map((path) => path.replaceAll('.', '\\.')).join('|')})`)
