/** Whether the shown Hijri day changes at midnight (`civil`) or at sunset (`maghrib`). */
export type HijriDayBegins = 'civil' | 'maghrib'
