/// <reference path="./magvar.d.ts" />
import { MODEL_EPOCH, MODEL_VALID_UNTIL, magneticField } from 'magvar'
import type { Coordinates } from '#shared/core/coordinates.ts'

/** The difference between magnetic and true north at a place by the World Magnetic Model. */
export interface Declination {
  /** Degrees, positive if a compass points east of true north. */
  readonly degrees: number
  /** One standard deviation of the model in degrees. */
  readonly uncertainty: number
  /** `weak` and `none` by the horizontal field strength. */
  readonly needle: 'steady' | 'weak' | 'none'
  /** Whether the model is valid at this time; if not, the value is that of its nearest day. */
  readonly inForce: boolean
}

/**
 * Horizontal intensities in nT below which the model’s authors call a compass unreliable, and useless
 * (WMM2025 report, 1.3).
 */
const WEAK_UNDER = 6000
const NONE_UNDER = 2000

/** Just before the model’s end, which is excluded. */
const LAST_DAY = MODEL_VALID_UNTIL - 0.001

/**
 * Declination by WMM2025 at sea level, with the report’s error model √(0.26² + (5417 / H)²). Valid from
 * 2025.0 to 2030.0; outside of that the value of the nearer end, which is off by some tenths of a degree a
 * year.
 */
export function declination({ latitude, longitude }: Coordinates, instant: Date): Declination {
  const year = decimalYear(instant)
  const { declination: degrees, h } = magneticField(
    latitude,
    longitude,
    0,
    Math.max(MODEL_EPOCH, Math.min(LAST_DAY, year)),
  )
  return {
    degrees,
    uncertainty: Math.hypot(0.26, 5417 / h),
    needle: h < NONE_UNDER ? 'none' : h < WEAK_UNDER ? 'weak' : 'steady',
    inForce: year >= MODEL_EPOCH && year < MODEL_VALID_UNTIL,
  }
}

function decimalYear(instant: Date): number {
  const year = instant.getUTCFullYear()
  const [begin, end] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)]
  return year + (instant.getTime() - begin) / (end - begin)
}
