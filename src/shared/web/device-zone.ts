/** The IANA name of the time zone that this device's clock is set to now. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
