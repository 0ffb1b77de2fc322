import type { Coordinates } from '#shared/core/coordinates.ts'

/**
 * How the place in use was chosen: measured by the device, chosen by hand, guessed from the device's time
 * zone, or `default` if nothing is known.
 */
export type PlaceSource = 'device' | 'manual' | 'time_zone' | 'default'

/** The place of the user's prayers: a point, its name, and the time zone used there. */
export interface Place extends Coordinates {
  readonly name: string
  readonly country?: string
  /** ISO 3166-1 alpha-2, upper case. */
  readonly countryCode?: string
  /** The IANA time zone of the place, not of the device. */
  readonly timeZone: string
  readonly source: PlaceSource
}

/** The place if nothing is known about the visitor: the Kaaba. */
export const MAKKAH: Place = {
  name: 'Makkah',
  country: 'Saudi Arabia',
  countryCode: 'SA',
  latitude: 21.4225,
  longitude: 39.8262,
  timeZone: 'Asia/Riyadh',
  source: 'default',
}
