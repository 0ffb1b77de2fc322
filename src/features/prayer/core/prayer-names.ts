/** The rows of a day's table in order: the five prayers, and sunrise, which ends Fajr. */
export const prayerNames = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const
export type PrayerName = (typeof prayerNames)[number]

/** Asr begins when a shadow has grown by one (`shafi`) or two (`hanafi`) lengths of its object. */
export const madhabs = ['shafi', 'hanafi'] as const
export type Madhab = (typeof madhabs)[number]
