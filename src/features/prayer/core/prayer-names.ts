/** What a day's table lists, in the order of the day: the five prayers, and sunrise, which ends Fajr. */
export const prayerNames = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
export type PrayerName = (typeof prayerNames)[number]

/** Asr begins when a shadow has grown by once (`shafi`) or twice (`hanafi`) the height of what casts it. */
export const madhabs = ['shafi', 'hanafi'] as const
export type Madhab = (typeof madhabs)[number]
