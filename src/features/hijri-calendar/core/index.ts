export { gregorianDate, type HijriDate, type HijriDay, type HijriDayBegins, hijriDate } from './hijri-date.ts'
export {
  type IslamicEvent,
  type IslamicEventId,
  type IslamicEventRule,
  nextWhiteDays,
  type UpcomingEvent,
  upcomingEvents,
} from './hijri-events.ts'
export { type HijriMonth, hijriMonth } from './hijri-month.ts'
export { type HijriMonthName, RAMADAN } from './hijri-months.ts'
export { type IslamicDate, islamicDate } from './islamic-date.ts'
