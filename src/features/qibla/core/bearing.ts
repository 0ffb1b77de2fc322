/** The shorter turn from one bearing to another in degrees: −180 < turn ≤ 180, to the right (clockwise) positive. */
export function turnBetween(from: number, to: number): number {
  const turn = (((to - from) % 360) + 360) % 360
  return turn > 180 ? turn - 360 : turn
}

/** What to do about a turn of so many degrees, in words that a text exists for. */
export type TurnDirection = 'ahead' | 'right' | 'left' | 'behind'

/** Whole degrees left out of account, so that nobody is told to turn by none. */
const NO_TURN = 1.5

/** Which way a turn goes; all but a half turn has a side. */
export function turnDirection(turn: number): TurnDirection {
  if (Math.abs(turn) <= NO_TURN) return 'ahead'
  if (Math.abs(turn) >= 180 - NO_TURN) return 'behind'
  return turn > 0 ? 'right' : 'left'
}

/** A bearing within 0 ≤ bearing < 360. */
export const normalizedBearing = (bearing: number): number => ((bearing % 360) + 360) % 360
