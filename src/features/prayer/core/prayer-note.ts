import type { HighLatitudeRule } from './high-latitude-rule.ts'
import type { PrayerName } from './prayer-names.ts'

/** What a person should know about the day's times. Each names the times that it concerns. */
export type PrayerNote =
  /** The high-latitude rule moved these times: by their angle they would be too far from the sun or not at all. */
  | {
      readonly code: 'high_latitude_rule'
      readonly rule: HighLatitudeRule
      readonly times: readonly PrayerName[]
    }
  /** The Moonsighting Committee's seasonal twilight stands in place of the angle. */
  | { readonly code: 'moonsighting_season'; readonly times: readonly PrayerName[] }
  /**
   * The sun does not rise or set here on this day, or so briefly that the times would fall on each other: they are
   * those of this latitude (to a hundredth of a degree), near the last one where they come in order, on the same meridian.
   */
  | {
      readonly code: 'polar_nearest_latitude'
      readonly latitude: number
      readonly times: readonly PrayerName[]
    }
  /** As above by the other policy: the times of this day, the nearest one here where they come in order, around noon. */
  | { readonly code: 'polar_nearest_day'; readonly day: string; readonly times: readonly PrayerName[] }
  /** The person's own minutes were not added to any time: the times would no longer have followed each other. */
  | { readonly code: 'own_minutes_left_out'; readonly times: readonly PrayerName[] }
  /** By its rule Isha would reach the middle of the night, or Fajr come before it: it was kept on its side. */
  | { readonly code: 'kept_from_midnight'; readonly times: readonly PrayerName[] }
  /** Twilight is too short for the method's Maghrib angle: Maghrib is at sunset. */
  | { readonly code: 'maghrib_at_sunset'; readonly times: readonly PrayerName[] }
  /** Whether the day is in Ramadan is not known (outside 1356–1500), so Isha has the interval of other months. */
  | { readonly code: 'ramadan_unknown'; readonly times: readonly PrayerName[] }
  /** These times fall after midnight, on the next civil day. */
  | { readonly code: 'next_day'; readonly times: readonly PrayerName[] }
  /** These times fall before midnight, on the civil day before. */
  | { readonly code: 'previous_day'; readonly times: readonly PrayerName[] }
