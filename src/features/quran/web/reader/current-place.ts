import { useSyncExternalStore } from 'react'
import type { VersePlace } from '../../core/index.ts'

let current: VersePlace | undefined
const listeners = new Set<() => void>()

/** The verse being read: the topmost one on the screen. */
export function useCurrentPlace(): VersePlace | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => current,
  )
}

export const currentPlace = (): VersePlace | undefined => current

export function setCurrentPlace(place: VersePlace | undefined): void {
  if (current?.surah === place?.surah && current?.verse === place?.verse) return
  current = place
  for (const listener of listeners) listener()
}
