import { useEffect, useState } from 'react'
import type { Place } from '../core/index.ts'
import { placeOfClock, useSavedPlace } from './place-store.ts'

/** The place to work with now: the kept one, else the clock's city, else Makkah; `undefined` for a blink at most. */
export function usePlace(): Place | undefined {
  const kept = useSavedPlace()
  const [ofClock, setOfClock] = useState<Place>()
  useEffect(() => {
    if (!kept) void placeOfClock().then(setOfClock)
  }, [kept])
  return kept ?? ofClock
}
