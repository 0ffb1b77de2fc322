import { usePlace } from '#features/location/web/use-place.ts'
import type { Coordinates } from '#shared/core/coordinates.ts'

/** The place that the person chose or the device measured; `undefined` while it is only a guess. */
export function useOwnPlace(): Coordinates | undefined {
  const place = usePlace()
  return place?.source === 'device' || place?.source === 'manual' ? place : undefined
}
