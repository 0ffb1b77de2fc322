import { type VersePlace, verseNumber } from '../verse-counts.ts'

/** Staying this long and moving on this many verses counts as reading; less is a glance at a verse. */
export const READING_MS = 20_000
const READING_VERSES = 3
/** A place this many verses away starts another session. */
const NEAR_VERSES = 60

/** The range of verses read in one go, as verse numbers in the whole Quran. */
export interface ReadingSession {
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly first: number
  readonly last: number
  readonly latest: number
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= NEAR_VERSES

/** The session after the user reached a place: the same one if the place is near, else a new one. */
export function sessionAt(
  before: ReadingSession | undefined,
  place: VersePlace,
  now: number,
): ReadingSession {
  const latest = verseNumber(place)
  if (!before || !isNear(before.latest, latest))
    return { startedAt: now, first: latest, last: latest, latest }
  return {
    ...before,
    first: Math.min(before.first, latest),
    last: Math.max(before.last, latest),
    latest,
  }
}

/**
 * Milliseconds until the session's place counts as read: 0 if it does already, `undefined` if the user has to
 * move on first. A place near the last one counts at once, and so does the very first place.
 */
export function untilReading(
  { startedAt, first, last, latest }: ReadingSession,
  lastPlace: VersePlace | undefined,
  now: number,
): number | undefined {
  if (!lastPlace || isNear(verseNumber(lastPlace), latest)) return 0
  if (last - first + 1 < READING_VERSES) return undefined
  return Math.max(0, startedAt + READING_MS - now)
}
