/** The server's background jobs: sending reminders, hourly deletions of what is no longer needed, and counting. */
export const jobNames = [
  'reminders',
  'reminderSubscriptions',
  'accounts',
  'contactMessages',
  'newsletter',
  'donations',
  'recordings',
  'directories',
] as const
export type JobName = (typeof jobNames)[number]
