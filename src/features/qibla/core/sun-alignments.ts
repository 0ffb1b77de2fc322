import { sunAltitude, sunAzimuth } from '#features/prayer/core/index.ts'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { turnBetween } from './bearing.ts'

/** A moment at which the sun helps without any measuring. */
export interface SunAlignment {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Where the sun stands to somebody who faces the Qibla: ahead of them, or behind, and their shadow ahead. */
  readonly sun: 'ahead' | 'behind'
}

const STEP_MS = 4 * 60_000
const EXACT_MS = 1000
/** Under this the sun is hidden by what stands around, above the other its direction cannot be told. */
const LOWEST = 2
const HIGHEST = 80

/** When the sun stands in the direction of the Qibla or opposite to it, from one instant to another, to a second. */
export function sunAlignments(
  place: Coordinates,
  qibla: number,
  from: number,
  until: number,
): readonly SunAlignment[] {
  const meetings: SunAlignment[] = []
  for (const sun of ['ahead', 'behind'] as const) {
    const bearing = sun === 'ahead' ? qibla : qibla + 180
    const away = (at: number) => turnBetween(sunAzimuth(place, new Date(at)), bearing)
    for (let begin = from; begin < until; begin += STEP_MS) {
      const end = Math.min(until, begin + STEP_MS)
      // Where the sign changes behind one’s back, the sun meets the other direction.
      if (Math.sign(away(begin)) === Math.sign(away(end)) || Math.abs(away(begin)) > 90) continue
      const at = meetingBetween(away, begin, end)
      const altitude = sunAltitude(place, new Date(at))
      if (altitude >= LOWEST && altitude <= HIGHEST) meetings.push({ at, sun })
    }
  }
  return meetings.sort((one, other) => one.at - other.at)
}

function meetingBetween(away: (at: number) => number, from: number, until: number): number {
  let [begin, end] = [from, until]
  const sign = Math.sign(away(begin))
  while (end - begin > EXACT_MS) {
    const middle = (begin + end) / 2
    if (Math.sign(away(middle)) === sign) begin = middle
    else end = middle
  }
  return Math.round((begin + end) / 2)
}
