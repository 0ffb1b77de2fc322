import { isInstant } from '#shared/core/instant.ts'
import { type VersePlace, verseCount } from '../verse-counts.ts'

/** The place where the user last read, on any device. */
export interface LastPlace extends VersePlace {
  /** ISO 8601 in UTC; the later of two places wins. */
  readonly at: string
}

/** A device's own copy, available before the user's records are loaded. */
export interface PlaceCopy extends LastPlace {
  /**
   * Where the place came from, once copy and record are the same; `undefined` while only this device has it.
   */
  readonly kept?: 'here' | 'elsewhere'
}

/** The place in stored data; `undefined` if there is no valid one. */
function lastPlaceIn(found: unknown): LastPlace | undefined {
  const { surah, verse, at } = (found ?? {}) as Partial<LastPlace>
  const exists = Number.isInteger(surah) && Number.isInteger(verse) && isInstant(at)
  return exists && surah && verse && verse >= 1 && verse <= verseCount(surah)
    ? { surah, verse, at }
    : undefined
}

/** The copy in stored data; `undefined` if there is no valid one. */
export function placeCopyIn(found: unknown): PlaceCopy | undefined {
  const place = lastPlaceIn(found)
  const { kept } = (found ?? {}) as Partial<PlaceCopy>
  return place && (kept === 'here' || kept === 'elsewhere' ? { ...place, kept } : place)
}

/**
 * A place read now. It is always later than the one before: if another device's clock is ahead, its place
 * would otherwise win until this clock catches up.
 */
export function placeReadNow(
  { surah, verse }: VersePlace,
  before: LastPlace | undefined,
  now: Date,
): LastPlace {
  const after = before ? Date.parse(before.at) + 1 : 0
  return { surah, verse, at: new Date(Math.max(now.getTime(), after)).toISOString() }
}

/**
 * How to make a device's copy and the user's record the same: save the copy as the record (`put`), overwrite
 * the copy with the record (`take`), or remove the copy because its record was removed (`drop`).
 */
export type PlaceStep = 'put' | 'take' | 'drop' | 'nothing'

/** See `PlaceStep`; `here` is the device's copy, `there` the record. */
export function placeStep(here: PlaceCopy | undefined, there: LastPlace | undefined): PlaceStep {
  if (!there) {
    if (!here) return 'nothing'
    return here.kept ? 'drop' : 'put'
  }
  if (!here || here.at < there.at) return 'take'
  if (here.at > there.at) return 'put'
  return here.kept ? 'nothing' : 'take'
}

/** The number of surahs whose place is remembered. */
const MOST_PLACES = 5

/** The places read last, newest first. */
export const recentPlaces = (places: Iterable<LastPlace>): LastPlace[] =>
  [...places].sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, MOST_PLACES)

/** The surahs whose places are too old to remember. */
export function forgottenSurahs(places: ReadonlyMap<string, LastPlace>): string[] {
  const recent = new Set(recentPlaces(places.values()))
  return [...places].filter(([, place]) => !recent.has(place)).map(([surah]) => surah)
}
