/** The IANA name of this device's current time zone. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
