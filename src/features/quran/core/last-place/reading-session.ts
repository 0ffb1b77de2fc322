import { type VersePlace, verseNumber } from '../verse-counts.ts'

/** Whoever stays this long and reads on this far is reading; less is a look at a verse. */
export const READING_MS = 20_000
const READING_VERSES = 3
/** A place this many verses away begins another session. */
const NEAR_VERSES = 60

/** A stretch of verses that a person goes through, by verse numbers in the whole Quran. */
export interface ReadingSession {
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly first: number
  readonly last: number
  readonly latest: number
}

const isNear = (a: number, b: number) => Math.abs(a - b) <= NEAR_VERSES

/** The session after the person reached a place: the same if it is near the one before, else a new one. */
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
 * How many milliseconds are left until the session's place is one where the person reads; 0 if it is, `undefined` if they
 * have to read on first. Where nothing was read before, or what was is near, they read at once.
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
