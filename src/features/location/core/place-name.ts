import type { Coordinates } from '#shared/core/coordinates.ts'

/** Coordinates as a name, to two decimals: `41.01, 28.98`. */
export function coordinatesName({ latitude, longitude }: Coordinates): string {
  return `${twoDecimals(latitude)}, ${twoDecimals(longitude)}`
}

/** Whether `name` was created by {@link coordinatesName} because no name was known. */
export const isCoordinatesName = (name: string): boolean => /^-?\d{1,2}\.\d\d, -?\d{1,3}\.\d\d$/.test(name)

/** Avoids `-0.00`. */
function twoDecimals(degrees: number): string {
  return (Math.round(degrees * 100) / 100).toFixed(2)
}
