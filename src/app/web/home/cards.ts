/** The cards below the first screen, in one piece that is fetched after the head of the page is drawn. */
export { CalendarCard } from '#features/hijri-calendar/web/calendar-card.tsx'
export { PlaceCard } from '#features/location/web/place-card.tsx'
export { PrayerCard } from '#features/prayer/web/prayer-card.tsx'
export { QiblaCard } from '#features/qibla/web/qibla-card.tsx'
export { LateCards } from './lazy-cards.tsx'
