import type { PrayerChoices } from '#features/prayer/core/index.ts'

/** A place as the location feature has it, as far as reminders go by it. */
export interface ReminderPlace {
  readonly latitude: number
  readonly longitude: number
  readonly timeZone: string
  readonly countryCode?: string
}

/** What the times of the reminders hang on. */
export interface ReminderBasis {
  readonly place: ReminderPlace
  readonly calculation: PrayerChoices
}
