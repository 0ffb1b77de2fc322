import { toDegrees, toRadians } from '#shared/core/coordinates.ts'
import { normalizedBearing, turnBetween } from './bearing.ts'

/** A device’s orientation sensor, in degrees. */
export type CompassReading =
  | {
      readonly kind: 'angles'
      /** Rotations around the device’s z, x and y axes, in this order (W3C Device Orientation). */
      readonly alpha: number
      readonly beta: number
      readonly gamma: number
    }
  | {
      readonly kind: 'heading'
      /** The heading of the device’s top, from magnetic north (`webkitCompassHeading`). */
      readonly heading: number
    }

/**
 * The heading of the top of the screen, in degrees clockwise from the sensor’s north; for an upright device,
 * of its back. `screenAngle` is the screen's rotation (`screen.orientation.angle`).
 */
export function headingOf(reading: CompassReading, screenAngle: number): number {
  if (reading.kind === 'heading') return normalizedBearing(reading.heading + screenAngle)
  const [a, b, g, s] = [reading.alpha, reading.beta, reading.gamma, screenAngle].map(toRadians) as [
    number,
    number,
    number,
    number,
  ]
  const [sinA, cosA, sinB, cosB, sinG, cosG] = [
    Math.sin(a),
    Math.cos(a),
    Math.sin(b),
    Math.cos(b),
    Math.sin(g),
    Math.cos(g),
  ]
  // East and north components of three axes: to the device’s right, to its top, and out of its back. The
  // screen’s top is between the first two. For a flat device it gives the direction, for an upright one the
  // back does, and in between both agree.
  const right = [cosA * cosG - sinA * sinB * sinG, sinA * cosG + cosA * sinB * sinG] as const
  const top = [-sinA * cosB, cosA * cosB] as const
  const back = [-cosA * sinG - sinA * sinB * cosG, -sinA * sinG + cosA * sinB * cosG] as const
  const part = (axis: 0 | 1) => Math.sin(s) * right[axis] + Math.cos(s) * top[axis] + back[axis]
  return normalizedBearing(toDegrees(Math.atan2(part(0), part(1))))
}

/**
 * A smoothed bearing: moves from `before` towards `now` by a share of the way (0–1), the shorter way around.
 */
export function followed(before: number | undefined, now: number, share: number): number {
  return before === undefined ? now : normalizedBearing(before + turnBetween(before, now) * share)
}

/**
 * Facing the Qibla begins within the first number of degrees and ends beyond the second; in between nothing
 * changes.
 */
const ALIGNED_WITHIN = 3
const LOST_BEYOND = 5

/** Whether a device faces a direction that is `turn` degrees away, with hysteresis for an unsteady hand. */
export function aligned(before: boolean, turn: number): boolean {
  return Math.abs(turn) <= (before ? LOST_BEYOND : ALIGNED_WITHIN)
}
