import { useEffect, useState } from 'react'
import { setClockCountry } from '#shared/web/i18n/format-clock.ts'
import type { Place } from '../core/index.ts'
import { placeOfClock, useSavedPlace } from './place-store.ts'

/** The saved place, else the city of the time zone, else Makkah; `undefined` for a moment while it loads. */
export function usePlace(): Place | undefined {
  const kept = useSavedPlace()
  const [ofClock, setOfClock] = useState<Place>()
  useEffect(() => {
    if (!kept) void placeOfClock().then(setOfClock)
  }, [kept])
  const place = kept ?? ofClock
  useEffect(() => setClockCountry(place?.countryCode), [place])
  return place
}
