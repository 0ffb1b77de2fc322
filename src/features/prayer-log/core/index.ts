export { type LogDays, logDays } from './log-days.ts'
export { daysOfAllFive } from './log-rows.ts'
export { isOnTime, loggedPrayers, type PrayerLog } from './prayer-entry.ts'
