import { store } from '#shared/web/store.ts'
import type { VersePlace } from '../../core/index.ts'

const current = store<VersePlace | undefined>(undefined)

/** The verse being read: the topmost one on the screen. */
export const useCurrentPlace = current.use

export const currentPlace = current.get

export function setCurrentPlace(place: VersePlace | undefined): void {
  const before = current.get()
  if (before?.surah !== place?.surah || before?.verse !== place?.verse) current.set(place)
}
