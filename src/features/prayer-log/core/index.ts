export { type LogDays, logDays } from './log-days.ts'
export { daysOfAllFive, logStreaks } from './log-streaks.ts'
export { entryId, isOnTime, isPrayed, loggedPrayers, type PrayerLog } from './prayer-entry.ts'
