import { useCallback, useEffect, useRef, useState } from 'react'
import type { GeolocationProblem, Place } from '../core/index.ts'
import { type LocationError, placeAt, position } from './locate.ts'
import { savePlace } from './place-store.ts'

/** For finding places nearby: precise, within 10 s, at most five minutes old (specification, section 9). */
const NEARBY_STEP: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 5 * 60_000 }

export type Locating =
  | { readonly state: 'requesting' | 'obtained' }
  | { readonly state: 'error'; readonly problem: GeolocationProblem }

/**
 * Asks the device for its location when the page opens, unless the user chose a place by hand, and saves the
 * answer. `again` repeats the request.
 */
export function useLocatedPlace(place: Place | undefined): { locating: Locating; again: () => void } {
  const [locating, setLocating] = useState<Locating>({ state: 'requesting' })
  const begun = useRef(false)
  const again = useCallback(() => {
    setLocating({ state: 'requesting' })
    position(NEARBY_STEP).then(
      async (found) => {
        savePlace(await placeAt(found))
        setLocating({ state: 'obtained' })
      },
      ({ problem }: LocationError) => setLocating({ state: 'error', problem }),
    )
  }, [])
  useEffect(() => {
    if (!place || begun.current) return
    begun.current = true
    if (place.source === 'manual') setLocating({ state: 'obtained' })
    else again()
  }, [place, again])
  return { locating: place?.source === 'manual' ? { state: 'obtained' } : locating, again }
}
