import { deviceValue } from '#shared/web/device-value.ts'
import type { VersePlace } from '../../core/index.ts'
import { type PlaceCopy, placeCopyIn, placeReadNow } from '../../core/last-place/last-place.ts'
import { type ReadingSession, sessionAt, untilReading } from '../../core/last-place/reading-session.ts'

/** This device's copy of the person's last place: read at once, where their things take a moment. */
export const lastPlaceCopy = deviceValue<PlaceCopy>('rafiq.last-place', placeCopyIn)

/** Where the person last read; `undefined` before they read anything. */
export const useLastPlace = (): VersePlace | undefined => lastPlaceCopy.use()

export const readLastPlace = (): VersePlace | undefined => lastPlaceCopy.read()

let session: ReadingSession | undefined
let waiting: ReturnType<typeof setTimeout> | undefined

/** Keeps where the person reads, once they read there for a while: looking up a verse does not lose the place. */
export function keepLastPlace(place: VersePlace): void {
  const now = Date.now()
  const before = lastPlaceCopy.read()
  session = sessionAt(session, place, now)
  stopWaiting()
  const wait = untilReading(session, before, now)
  if (wait === undefined) return
  if (wait > 0) waiting = setTimeout(() => keepLastPlace(place), wait)
  // Where they were anyway is no news, so that opening it overtakes no other device.
  else if (before?.surah !== place.surah || before.verse !== place.verse)
    lastPlaceCopy.write(placeReadNow(place, before, new Date(now)))
}

const stopWaiting = () => clearTimeout(waiting)

/** Ends the session when the reader is left. */
export function stopReading(): void {
  stopWaiting()
  session = undefined
}
