import { deviceValue } from '#shared/web/device-value.ts'
import type { VersePlace } from '../../core/index.ts'
import { type PlaceCopy, placeCopyIn, placeReadNow } from '../../core/last-place/last-place.ts'
import { type ReadingSession, sessionAt, untilReading } from '../../core/last-place/reading-session.ts'

/** This device's copy of the last place. It can be read at once, whereas records take a moment to load. */
export const lastPlaceCopy = deviceValue<PlaceCopy>('rafiq.last-place', placeCopyIn)

/** Where the user last read; `undefined` before the first time. */
export const useLastPlace = (): VersePlace | undefined => lastPlaceCopy.use()

export const readLastPlace = (): VersePlace | undefined => lastPlaceCopy.read()

let session: ReadingSession | undefined
let waiting: ReturnType<typeof setTimeout> | undefined

/**
 * Saves the place once the user has read there for a while, so that looking up a verse does not replace it.
 */
export function keepLastPlace(place: VersePlace): void {
  const now = Date.now()
  const before = lastPlaceCopy.read()
  session = sessionAt(session, place, now)
  stopWaiting()
  const wait = untilReading(session, before, now)
  if (wait === undefined) return
  if (wait > 0) waiting = setTimeout(() => keepLastPlace(place), wait)
  // An unchanged place is not written, so that opening it does not win over another device.
  else if (before?.surah !== place.surah || before.verse !== place.verse)
    lastPlaceCopy.write(placeReadNow(place, before, new Date(now)))
}

const stopWaiting = () => clearTimeout(waiting)

/** Ends the session when the reader is left. */
export function stopReading(): void {
  stopWaiting()
  session = undefined
}
