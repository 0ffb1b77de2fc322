import { isInstant } from '#shared/core/instant.ts'
import { type VersePlace, verseCount } from '../verse-counts.ts'

/** Where a person last read, on any of their devices. */
export interface LastPlace extends VersePlace {
  /** ISO 8601 in UTC; of two places the later holds. */
  readonly at: string
}

/** A device's own copy, which is there before the person's things were read. */
export interface PlaceCopy extends LastPlace {
  /** Where it came from, once it is the same as the person's thing; `undefined` while only this device has it. */
  readonly kept?: 'here' | 'elsewhere'
}

/** The place in what was found in the copy; `undefined` when there is none. */
function lastPlaceIn(found: unknown): LastPlace | undefined {
  const { surah, verse, at } = (found ?? {}) as Partial<LastPlace>
  const exists = Number.isInteger(surah) && Number.isInteger(verse) && isInstant(at)
  return exists && surah && verse && verse >= 1 && verse <= verseCount(surah)
    ? { surah, verse, at }
    : undefined
}

/** The copy in what was found; `undefined` when there is none. */
export function placeCopyIn(found: unknown): PlaceCopy | undefined {
  const place = lastPlaceIn(found)
  const { kept } = (found ?? {}) as Partial<PlaceCopy>
  return place && (kept === 'here' || kept === 'elsewhere' ? { ...place, kept } : place)
}

/**
 * A place that was read now. It is later than the one before, whatever the clocks say: another device's may be ahead, and
 * its place would hold for as long as that.
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
 * What is to be done that a device's copy and the person's thing become the same: the copy becomes the thing (`put`),
 * the thing the copy (`take`), or the copy goes, because the thing that it was a copy of went (`drop`).
 */
export type PlaceStep = 'put' | 'take' | 'drop' | 'nothing'

/** See `PlaceStep`; `here` is the device's copy, `there` the thing. */
export function placeStep(here: PlaceCopy | undefined, there: LastPlace | undefined): PlaceStep {
  if (!there) {
    if (!here) return 'nothing'
    return here.kept ? 'drop' : 'put'
  }
  if (!here || here.at < there.at) return 'take'
  if (here.at > there.at) return 'put'
  return here.kept ? 'nothing' : 'take'
}

/** How many surahs have their place remembered, the latest first. */
const MOST_PLACES = 5

/** Where the person read lately, the latest first. */
export const recentPlaces = (places: Iterable<LastPlace>): LastPlace[] =>
  [...places].sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, MOST_PLACES)

/** The surahs whose places are too old to remember. */
export function forgottenSurahs(places: ReadonlyMap<string, LastPlace>): string[] {
  const recent = new Set(recentPlaces(places.values()))
  return [...places].filter(([, place]) => !recent.has(place)).map(([surah]) => surah)
}
