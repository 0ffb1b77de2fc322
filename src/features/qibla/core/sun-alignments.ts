import { sunAltitude, sunAzimuth } from '#features/prayer/core/index.ts'
import type { Coordinates } from '#shared/core/coordinates.ts'
import { turnBetween } from './bearing.ts'

/** A moment at which the sun shows the direction without any instrument. */
export interface SunAlignment {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Whether a person who faces the Qibla has the sun ahead, or behind and their shadow ahead. */
  readonly sun: 'ahead' | 'behind'
}

const STEP_MS = 4 * 60_000
const EXACT_MS = 1000
/** Below this altitude the sun is hidden by its surroundings; above the other its direction is unclear. */
const LOWEST = 2
const HIGHEST = 80

/** The times between two instants when the sun is in the direction of the Qibla or opposite, to a second. */
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
      // If the sign changes at 180°, the sun crosses the opposite direction.
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
