/** The cards below the first screen, loaded in one file after the top of the page is rendered. */
export { CalendarCard } from '#features/hijri-calendar/web/calendar-card.tsx'
export { PlaceCard } from '#features/location/web/place-card.tsx'
export { PrayerCard } from '#features/prayer/web/prayer-card.tsx'
export { QiblaCard } from '#features/qibla/web/qibla-card.tsx'
export { LazyCompanions } from './lazy-companions.tsx'
