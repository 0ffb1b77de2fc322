import { useCallback, useRef } from 'react'
import { usePlace } from '#features/location/web/use-place.ts'
import { prayerNames } from '#features/prayer/core/index.ts'
import { usePrayerDay } from '#features/prayer/web/use-prayer-day.ts'
import { useAudio } from '#shared/web/audio/audio-provider.tsx'
import { mayInterrupt } from '#shared/web/may-interrupt.ts'

/** A function, the same at each render, that says whether something may open automatically now. */
export function useMayInterrupt(): () => boolean {
  const place = usePlace()
  const day = usePrayerDay(place).data?.answer
  const { status } = useAudio().state
  const surroundings = {
    // A default place says nothing about when the user prays.
    prayerStarts:
      day && place?.source !== 'default'
        ? prayerNames.filter((name) => name !== 'sunrise').map((name) => Date.parse(day.instants[name]))
        : [],
    isListening: status === 'playing' || status === 'loading' || status === 'waiting',
  }
  const latest = useRef(surroundings)
  latest.current = surroundings
  return useCallback(() => mayInterrupt({ ...latest.current, now: Date.now() }), [])
}
