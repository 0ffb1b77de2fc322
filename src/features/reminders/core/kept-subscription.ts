import type { PrayerChoices } from '#features/prayer/core/index.ts'
import type { ClockReminder, RemindedPrayer } from './reminder-settings.ts'
import type { Reminder } from './reminder-times.ts'

/** Entries of a log that are kept. */
const LOG_LENGTH = 20

export interface KeptCalculation extends Omit<PrayerChoices, 'imsakMinutes'> {
  readonly country?: string | undefined
}

/** What became of a reminder that was due at `at` (milliseconds of the epoch). */
export interface LogEntry {
  readonly kind: Reminder['kind']
  readonly name: RemindedPrayer | ClockReminder
  readonly at: number
  readonly outcome: 'sent' | 'late' | 'refused'
}

/** The log with what came later in front, and what is too old for it gone. */
export const longerLog = (log: readonly LogEntry[], later: readonly LogEntry[]): readonly LogEntry[] =>
  [...later.toReversed(), ...log].slice(0, LOG_LENGTH)
