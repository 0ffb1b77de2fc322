import { useEffect, useState } from 'react'
import type { Place } from '../core/index.ts'
import { placeOfClock, useSavedPlace } from './place-store.ts'

/** The saved place, else the city of the time zone, else Makkah; `undefined` for a moment while it loads. */
export function usePlace(): Place | undefined {
  const kept = useSavedPlace()
  const [ofClock, setOfClock] = useState<Place>()
  useEffect(() => {
    if (!kept) void placeOfClock().then(setOfClock)
  }, [kept])
  return kept ?? ofClock
}
