/** The server's background jobs: sending reminders, and hourly deletions of what is no longer needed. */
export const jobNames = [
  'reminders',
  'reminderSubscriptions',
  'accounts',
  'contactMessages',
  'newsletter',
  'donations',
  'recordings',
] as const
export type JobName = (typeof jobNames)[number]
