/** The five prayers in the order of the day. */
export const prayerNames = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
export type PrayerName = (typeof prayerNames)[number]

/** What a day's table lists: the prayers and sunrise, which ends Fajr. */
export const timeNames = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
export type TimeName = (typeof timeNames)[number]

/** Asr begins when a shadow has grown by once (`shafi`) or twice (`hanafi`) the height of what casts it. */
export const madhabs = ['shafi', 'hanafi'] as const
export type Madhab = (typeof madhabs)[number]
