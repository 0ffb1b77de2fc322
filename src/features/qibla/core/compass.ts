import { toDegrees, toRadians } from '#shared/core/coordinates.ts'
import { normalizedBearing, turnBetween } from './bearing.ts'

/** What a device’s sensor says, in degrees. */
export type CompassReading =
  | {
      readonly kind: 'angles'
      /** Turns about the device’s z, x and y axes, in this order (W3C Device Orientation). */
      readonly alpha: number
      readonly beta: number
      readonly gamma: number
    }
  | {
      readonly kind: 'heading'
      /** Of the device’s top, from magnetic north (`webkitCompassHeading`). */
      readonly heading: number
    }

/**
 * Where the top of the picture points, in degrees clockwise from the sensor’s north; of a device held upright, where its
 * back looks. `screenAngle` says how far the picture is turned (`screen.orientation.angle`).
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
  // East and north parts of three axes: to the device’s right, to its top, and out of its back. The picture’s top lies
  // between the first two; lying flat it tells the direction, held upright the back does, and between them both agree.
  const right = [cosA * cosG - sinA * sinB * sinG, sinA * cosG + cosA * sinB * sinG] as const
  const top = [-sinA * cosB, cosA * cosB] as const
  const back = [-cosA * sinG - sinA * sinB * cosG, -sinA * sinG + cosA * sinB * cosG] as const
  const part = (axis: 0 | 1) => Math.sin(s) * right[axis] + Math.cos(s) * top[axis] + back[axis]
  return normalizedBearing(toDegrees(Math.atan2(part(0), part(1))))
}

/** A bearing that follows `now` from `before` by a share of the way (0–1), the shorter way round. */
export function followed(before: number | undefined, now: number, share: number): number {
  return before === undefined ? now : normalizedBearing(before + turnBetween(before, now) * share)
}

/** Within this many degrees one faces the Qibla, and beyond the second no longer: between them nothing changes. */
const ALIGNED_WITHIN = 3
const LOST_BEYOND = 5

/** Whether one faces a direction that is `turn` degrees away; a trembling hand does not change it back and forth. */
export function aligned(before: boolean, turn: number): boolean {
  return Math.abs(turn) <= (before ? LOST_BEYOND : ALIGNED_WITHIN)
}
