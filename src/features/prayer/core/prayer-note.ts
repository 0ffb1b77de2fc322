import type { HighLatitudeRule } from './high-latitude-rule.ts'
import type { PrayerName } from './prayer-names.ts'

/** A note about the times of a day. Each lists the times concerned. */
export type PrayerNote =
  /**
   * The high-latitude rule moved these times: by their angle they would be too far from sunrise or sunset, or
   * would not exist.
   */
  | {
      readonly code: 'high_latitude_rule'
      readonly rule: HighLatitudeRule
      readonly times: readonly PrayerName[]
    }
  /** The Moonsighting Committee's seasonal twilight replaces the angle. */
  | { readonly code: 'moonsighting_season'; readonly times: readonly PrayerName[] }
  /**
   * The sun does not rise or set here on this day, or so briefly that the times would coincide. They are
   * those of this latitude (to a hundredth of a degree), near the last one on the same meridian with times in
   * order.
   */
  | {
      readonly code: 'polar_nearest_latitude'
      readonly latitude: number
      readonly times: readonly PrayerName[]
    }
  /**
   * As above, by the other policy: the times are those of the nearest day here with times in order, moved to
   * this noon.
   */
  | { readonly code: 'polar_nearest_day'; readonly day: string; readonly times: readonly PrayerName[] }
  /** The user's own minutes were not added, because the times would have been out of order. */
  | { readonly code: 'own_minutes_left_out'; readonly times: readonly PrayerName[] }
  /**
   * The rule would place Isha after the middle of the night, or Fajr before it, so it was limited to its
   * side.
   */
  | { readonly code: 'kept_from_midnight'; readonly times: readonly PrayerName[] }
  /** The twilight is too short for the method's Maghrib angle, so Maghrib is at sunset. */
  | { readonly code: 'maghrib_at_sunset'; readonly times: readonly PrayerName[] }
  /**
   * It is not known whether the day is in Ramadan (outside 1356–1500), so Isha has the interval of other
   * months.
   */
  | { readonly code: 'ramadan_unknown'; readonly times: readonly PrayerName[] }
  /** These times fall after midnight, on the next civil day. */
  | { readonly code: 'next_day'; readonly times: readonly PrayerName[] }
  /** These times fall before midnight, on the civil day before. */
  | { readonly code: 'previous_day'; readonly times: readonly PrayerName[] }
