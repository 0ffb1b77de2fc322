import type { PrayerChoices } from '#features/prayer/core/index.ts'
import type { ClockReminder, TimedReminder } from './reminder-settings.ts'
import type { Reminder } from './reminder-times.ts'

/** How many entries the log has. */
const LOG_LENGTH = 20

export interface SavedCalculation extends Omit<PrayerChoices, 'imsakMinutes'> {
  readonly country?: string | undefined
}

/** The outcome of a reminder that was due at `at` (milliseconds since the epoch). */
export interface LogEntry {
  readonly kind: Reminder['kind']
  readonly name: TimedReminder | ClockReminder
  readonly at: number
  readonly outcome: 'sent' | 'late' | 'refused'
}

/** Returns the log with newer entries first, cut to its length. */
export const prependToLog = (log: readonly LogEntry[], later: readonly LogEntry[]): readonly LogEntry[] =>
  [...later.toReversed(), ...log].slice(0, LOG_LENGTH)
