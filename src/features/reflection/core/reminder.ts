import type { Passage } from './passage.ts'

export const reminderTypes = ['dhikr', 'prayer', 'gratitude', 'reflection', 'charity'] as const
export type ReminderType = (typeof reminderTypes)[number]

export const halvesOfDay = ['morning', 'evening'] as const
export type HalfOfDay = (typeof halvesOfDay)[number]

/**
 * A reminder on the home page. Its title and message are those of the notification with the same id
 * (`reminders:daily`).
 */
export interface Reminder extends Passage {
  readonly id: string
  readonly time: HalfOfDay
  readonly type: ReminderType
}

/** Which reminders come first at `now`: those of the morning from Fajr to Asr, else those of the evening. All in milliseconds. */
export const halfOfDay = (now: number, fajr: number, asr: number): HalfOfDay =>
  now >= fajr && now < asr ? 'morning' : 'evening'

const SHOWN = 2

/** The first unread reminders of a time of day, two at most. */
export const unreadReminders = (
  reminders: readonly Reminder[],
  half: HalfOfDay,
  read: ReadonlySet<string>,
): readonly Reminder[] => reminders.filter(({ id, time }) => time === half && !read.has(id)).slice(0, SHOWN)
