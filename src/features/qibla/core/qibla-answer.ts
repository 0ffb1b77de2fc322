import type { Coordinates } from '#shared/core/coordinates.ts'
import { type CompassPoint, qibla } from './qibla.ts'

/** The direction in the form of the API; `null` with a note if every direction is the same. */
export type QiblaAnswer =
  | {
      /** Degrees clockwise from true north, two decimals, 0 ≤ direction < 360. */
      readonly direction: number
      readonly compass: CompassPoint
      /** Kilometres, two decimals. */
      readonly distance: number
      readonly miles: number
    }
  | {
      readonly direction: null
      readonly note: 'kaaba' | 'antipode'
      readonly distance: number
      readonly miles: number
    }

/** The API's answer for a place; the web computes the same offline. */
export function qiblaAnswer(place: Coordinates): QiblaAnswer {
  const found = qibla(place)
  const lengths = { distance: twoDecimals(found.distance), miles: twoDecimals(found.miles) }
  if ('undefinedAt' in found) return { direction: null, note: found.undefinedAt, ...lengths }
  return { direction: twoDecimals(found.direction) % 360, compass: found.compass, ...lengths }
}

const twoDecimals = (value: number) => Math.round(value * 100) / 100
