import type { Coordinates } from '#shared/core/coordinates.ts'
import type { Amenity } from './amenities.ts'
import type { MosqueSource } from './mosque-source.ts'

/** A mosque as its source describes it. */
export interface KnownMosque extends Coordinates {
  readonly id: string
  readonly source: MosqueSource
  readonly verified: boolean
  /** Empty when it has none. */
  readonly name: string
  readonly nativeName?: string | undefined
  readonly arabicName?: string | undefined
  readonly street?: string | undefined
  readonly city?: string | undefined
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | undefined
  readonly amenities?: readonly Amenity[] | undefined
  /** `HH:MM` of the Friday prayers. */
  readonly jumua?: readonly string[] | undefined
  /** `YYYY-MM-DD` */
  readonly timesConfirmedOn?: string | undefined
  readonly contact?: string | undefined
  readonly website?: string | undefined
}
