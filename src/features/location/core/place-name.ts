import type { Coordinates } from '#shared/core/coordinates.ts'

/** What to call a place: a proper name to show as it is, or a phrase to translate. */
export type PlaceName =
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'coordinates'; readonly text: string }
  /** The phrase “Your Location”. */
  | { readonly kind: 'your_location' }
  /** The phrase “Unknown”. */
  | { readonly kind: 'unknown' }

/** Coordinates as a name, to two decimals: `41.01, 28.98`. */
export function coordinatesName({ latitude, longitude }: Coordinates): string {
  return `${twoDecimals(latitude)}, ${twoDecimals(longitude)}`
}

/**
 * The name of a place, with the fallbacks of the specification's section 8: the city's name when there is one; the
 * coordinates when they may be shown; “Your Location” when the device measured them but they are not to be shown;
 * else “Unknown”.
 */
export function placeName(known: {
  readonly name?: string | undefined
  readonly coordinates?: Coordinates | undefined
  readonly fromDevice?: boolean
}): PlaceName {
  const text = known.name?.trim()
  if (text) return { kind: 'name', text }
  if (known.coordinates) return { kind: 'coordinates', text: coordinatesName(known.coordinates) }
  return known.fromDevice ? { kind: 'your_location' } : { kind: 'unknown' }
}

/** Never `-0.00`. */
function twoDecimals(degrees: number): string {
  return (Math.round(degrees * 100) / 100).toFixed(2)
}
