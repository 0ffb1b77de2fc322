/** The shorter turn from one bearing to another in degrees: −180 < turn ≤ 180, clockwise positive. */
export function turnBetween(from: number, to: number): number {
  const turn = (((to - from) % 360) + 360) % 360
  return turn > 180 ? turn - 360 : turn
}

/** The instruction for a turn, for which there is a message. */
export type TurnDirection = 'ahead' | 'right' | 'left' | 'behind'

/** Small turns are ignored, so that nobody is told to turn by 0°. */
const NO_TURN = 1.5

/** The direction of a turn; only a half turn has none. */
export function turnDirection(turn: number): TurnDirection {
  if (Math.abs(turn) <= NO_TURN) return 'ahead'
  if (Math.abs(turn) >= 180 - NO_TURN) return 'behind'
  return turn > 0 ? 'right' : 'left'
}

/** Normalises a bearing to 0 ≤ bearing < 360. */
export const normalizedBearing = (bearing: number): number => ((bearing % 360) + 360) % 360
