import { useSyncExternalStore } from 'react'

/** Seconds into a track, and its length; 0 while that is unknown. */
export interface TrackTime {
  readonly at: number
  readonly length: number
}

let time: TrackTime = { at: 0, length: 0 }
const listeners = new Set<() => void>()

/** Apart from the state, because it changes several times a second. */
export function publishTrackTime(element: HTMLAudioElement): void {
  time = { at: element.currentTime, length: Number.isFinite(element.duration) ? element.duration : 0 }
  for (const listener of listeners) listener()
}

export function useTrackTime(): TrackTime {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => time,
  )
}
