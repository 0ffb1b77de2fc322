/** The four phases of a lunation in almanacs, in order. */
export const moonMomentNames = ['new_moon', 'first_quarter', 'full_moon', 'last_quarter'] as const
export type MoonMomentName = (typeof moonMomentNames)[number]

export interface MoonMoment {
  readonly name: MoonMomentName
  /** Milliseconds since 1970, within six minutes of the almanacs (small terms and ΔT are left out). */
  readonly instant: number
}

/** The mean length of a lunation in days, and its new moon of 6 January 2000 as a Julian day (Meeus 49.1). */
const LUNATION = 29.530588861
const FIRST_NEW_MOON = 2451550.09766
/** The Julian day of 1970-01-01. */
const EPOCH = 2440587.5
const MS_PER_DAY = 86_400_000

const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180)

/** The new moons, quarters and full moons between two instants (milliseconds), in order. */
export function moonMoments(from: number, to: number): MoonMoment[] {
  const moments: MoonMoment[] = []
  const julian = from / MS_PER_DAY + EPOCH
  // A phase is never more than a day from the mean one.
  const firstQuarter = Math.floor(((julian - FIRST_NEW_MOON) / LUNATION) * 4) - 1
  for (let quarter = firstQuarter; ; quarter++) {
    const instant = (julianDay(quarter) - EPOCH) * MS_PER_DAY
    if (instant > to) return moments
    const name = moonMomentNames[((quarter % 4) + 4) % 4]
    if (instant >= from && name) moments.push({ name, instant })
  }
}

/**
 * The Julian day of a quarter of a lunation; 0 is the new moon of 6 January 2000. J. Meeus, “Astronomical
 * Algorithms”, 2nd ed., chapter 49, without the terms of less than a minute.
 */
function julianDay(quarter: number): number {
  const k = quarter / 4
  const t = k / 1236.85
  const mean = FIRST_NEW_MOON + LUNATION * k + 0.00015437 * t * t
  const e = 1 - 0.002516 * t
  const sun = 2.5534 + 29.1053567 * k
  const moon = 201.5643 + 385.81693528 * k + 0.0107582 * t * t
  const node = 160.7108 + 390.67050284 * k - 0.0016118 * t * t
  const name = moonMomentNames[((quarter % 4) + 4) % 4]
  if (name === 'new_moon') return mean + atSyzygy([-0.4072, 0.17241, 0.01608, 0.01039, 0.00739, -0.00514])
  if (name === 'full_moon') return mean + atSyzygy([-0.40614, 0.17302, 0.01614, 0.01043, 0.00734, -0.00515])
  return mean + atQuarter() + (name === 'first_quarter' ? 1 : -1) * quarterOffset()

  function atSyzygy(terms: readonly [number, number, number, number, number, number]): number {
    const [anomaly, ofSun, twice, latitude, difference, sum] = terms
    return (
      anomaly * sin(moon) +
      ofSun * e * sin(sun) +
      twice * sin(2 * moon) +
      latitude * sin(2 * node) +
      difference * e * sin(moon - sun) +
      sum * e * sin(moon + sun) +
      0.00208 * sin(2 * sun) -
      0.00111 * sin(moon - 2 * node)
    )
  }
  function atQuarter(): number {
    return (
      -0.62801 * sin(moon) +
      0.17172 * e * sin(sun) -
      0.01183 * e * sin(moon + sun) +
      0.00862 * sin(2 * moon) +
      0.00804 * sin(2 * node) +
      0.00454 * e * sin(moon - sun) +
      0.00204 * sin(2 * sun) -
      0.0018 * sin(moon - 2 * node)
    )
  }
  function quarterOffset(): number {
    return 0.00306 - 0.00038 * cos(sun) + 0.00026 * cos(moon)
  }
}
