import type { PrayerChoices } from '#features/prayer/core/index.ts'

/** The parts of a place that reminders need. */
export interface ReminderPlace {
  readonly latitude: number
  readonly longitude: number
  readonly timeZone: string
  readonly countryCode?: string
}

/** What the reminders’ times depend on. */
export interface ReminderContext {
  readonly place: ReminderPlace
  readonly calculation: PrayerChoices
  /** Whole days by which the person’s Hijri date differs from the table. */
  readonly hijriAdjustment: number
}
