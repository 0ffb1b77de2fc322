export { gregorianDate, type HijriDate, type HijriDay, hijriDate, hijriRange } from './hijri-date.ts'
export { type HijriDayBegins, type HijriDayRequest, hijriDayAt } from './hijri-day-at.ts'
export {
  type IslamicEvent,
  type IslamicEventId,
  type IslamicEventRule,
  islamicEvents,
  nextWhiteDays,
  type UpcomingEvent,
  upcomingEvents,
} from './hijri-events.ts'
export { type HijriMonthName, hijriMonthName, hijriMonthNames, RAMADAN } from './hijri-months.ts'
export { type IslamicDate, islamicDate } from './islamic-date.ts'
