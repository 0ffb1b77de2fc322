import type { Coordinates } from '#shared/core/coordinates.ts'

/**
 * How a place became the one in use: measured by the device, chosen by hand, guessed from the clock's time zone, or
 * `default` when nothing is known.
 */
export type PlaceSource = 'device' | 'manual' | 'time_zone' | 'default'

/** Where a person prays: a point, what to call it, and the clock that is used there. */
export interface Place extends Coordinates {
  readonly name: string
  readonly country?: string
  /** ISO 3166-1 alpha-2, upper case. */
  readonly countryCode?: string
  /** IANA time zone of the place, not of the device. */
  readonly timeZone: string
  readonly source: PlaceSource
}

/** The place of the page when nothing is known about the visitor. The point is the Kaaba. */
export const MAKKAH: Place = {
  name: 'Makkah',
  country: 'Saudi Arabia',
  countryCode: 'SA',
  latitude: 21.4225,
  longitude: 39.8262,
  timeZone: 'Asia/Riyadh',
  source: 'default',
}
