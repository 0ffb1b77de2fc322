/** Looks like an email address; only a delivered email proves that it is one. */
export const EMAIL_PATTERN = /^[^\s@<>()[\],;:"\\\p{C}]+@[^\s@<>()[\],;:"\\\p{C}]+$/u

/** Most characters of an email address (RFC 5321, 4.5.3.1.3). */
export const EMAIL_LENGTH = 254

/** The form in which two addresses or usernames are compared: people don’t remember which letters were capitals. */
export const comparisonKey = (text: string): string => text.trim().normalize('NFKC').toLowerCase()
