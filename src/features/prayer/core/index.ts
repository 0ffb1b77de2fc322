export type { MethodChosenBy } from './calculation-method.ts'
export type { MethodComparison } from './compare-methods.ts'
export { conventions, type MethodName, methodNames, type Names } from './conventions.ts'
export { fastMoment, isFastingSeason } from './fast-moment.ts'
export { type HighLatitudeRule, highLatitudeRules, type RuleInForce } from './high-latitude-rule.ts'
export {
  differencesFromMosque,
  type MosqueDifference,
  type MosqueTimes,
  minutesOfMosque,
  nearestMethod,
} from './mosque-times.ts'
export type { OwnMinutes } from './own-minutes.ts'
export { type PolarPolicy, polarPolicies } from './polar-policy.ts'
export {
  type CalendarDay,
  type PrayerCalendar,
  prayerCalendar,
} from './prayer-calendar.ts'
export { type PrayerDay, prayerDay, prayerDayReader } from './prayer-day.ts'
export type { PrayerChoices, PrayerDayRequest } from './prayer-day-request.ts'
export { type NextTime, type PrayerMoment, prayerMoment, type RunningPrayer } from './prayer-moment.ts'
export { type Madhab, madhabs, type PrayerName, prayerNames } from './prayer-names.ts'
export type { PrayerNote } from './prayer-note.ts'
export { sunAzimuth } from './sun-azimuth.ts'
export { sunAltitude } from './sun-position.ts'
export { type OfficialTable, type TimesSource, tablesAround } from './table/official-table.ts'
export { type TimeBasis, timeBasis } from './time-basis.ts'
