import { deviceValue } from '#shared/web/device-value.ts'
import type { VersePlace } from '../../core/index.ts'
import { type PlaceCopy, placeCopyIn, placeReadNow } from '../../core/last-place/last-place.ts'

/** This device's copy of the person's last place: read at once, where their things take a moment. */
export const lastPlaceCopy = deviceValue<PlaceCopy>('rafiq.last-place', placeCopyIn)

/** Where the person last read; `undefined` before they read anything. */
export const useLastPlace = (): VersePlace | undefined => lastPlaceCopy.use()

export const readLastPlace = (): VersePlace | undefined => lastPlaceCopy.read()

/** Keeps where the person reads. Where they were anyway is no news, so that opening it overtakes no other device. */
export function keepLastPlace(place: VersePlace): void {
  const before = lastPlaceCopy.read()
  if (before?.surah === place.surah && before.verse === place.verse) return
  lastPlaceCopy.write(placeReadNow(place, before, new Date()))
}
