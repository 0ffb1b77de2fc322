/** The server's background jobs: sending reminders, hourly deletions of what is no longer needed, counting, and backups. */
export const jobNames = [
  'reminders',
  'reminderSubscriptions',
  'accounts',
  'contactMessages',
  'answerFeedback',
  'mosqueSuggestions',
  'newsletter',
  'donations',
  'coursePurchases',
  'recordings',
  'nameLists',
  'directories',
  'backups',
  'businessSubmissions',
  'audioUploads',
  'galleryFiles',
  'deletedContent',
] as const
export type JobName = (typeof jobNames)[number]
