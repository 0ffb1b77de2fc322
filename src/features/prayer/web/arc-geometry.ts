/** Input for drawing the arc: the day's times in milliseconds, and the sun's height at any moment. */
export interface ArcDay {
  readonly marks: readonly { readonly name: string; readonly at: number }[]
  /** Yesterday's Isha and tomorrow's Fajr, for the nights on both sides. */
  readonly previousIsha: number
  readonly nextFajr: number
  /** Degrees of the sun's upper edge above the horizon at a time in milliseconds. */
  readonly altitudeAt: (at: number) => number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Arc {
  readonly horizon: number
  readonly past: readonly Point[]
  readonly future: readonly Point[]
  readonly marks: readonly (Point & { readonly name: string; readonly passed: boolean })[]
  /** The sun now, or the moon at night. */
  readonly light: Point & { readonly up: boolean }
}

export interface ArcFrame {
  readonly width: number
  readonly height: number
  /** Pixels above the highest point. */
  readonly headroom: number
}

/** The share of the height below the horizon. */
const BELOW = 0.36
/** The share of the width on each side for half a night. */
const NIGHT = 0.075
const STEPS = 120

/**
 * Computes the arc: Fajr to Isha across the middle on an even time scale, half a night on each side, and the
 * sun's height upwards. Depths below the horizon are compressed, so that the deepest night still fits. Points
 * run from start to end; the caller mirrors them for right to left.
 */
export function arcOf(day: ArcDay, now: number, frame: ArcFrame): Arc {
  const { width, height, headroom } = frame
  const fajr = day.marks[0]?.at ?? now
  const isha = day.marks.at(-1)?.at ?? now
  const from = (day.previousIsha + fajr) / 2
  const until = (isha + day.nextFajr) / 2
  const night = Math.max(26, width * NIGHT)

  const xOf = (at: number) => {
    if (at < fajr) return (night * (at - from)) / (fajr - from)
    if (at > isha) return width - night + (night * (at - isha)) / (until - isha)
    return night + ((width - 2 * night) * (at - fajr)) / (isha - fajr)
  }

  const moments = Array.from({ length: STEPS + 1 }, (_, i) => from + ((until - from) * i) / STEPS)
  const highest = Math.max(20, ...moments.map(day.altitudeAt))
  const horizon = headroom + (height - headroom) * (1 - BELOW)
  const perDegree = (horizon - headroom) / highest
  const depth = height - horizon - 6
  const yOf = (at: number) => {
    const altitude = day.altitudeAt(at)
    return altitude >= 0
      ? horizon - altitude * perDegree
      : horizon + (depth * altitude) / (altitude - depth / perDegree)
  }
  const point = (at: number): Point => ({ x: xOf(at), y: yOf(at) })

  const shown = Math.min(until, Math.max(from, now))
  return {
    horizon,
    past: [...moments.filter((at) => at < shown), shown].map(point),
    future: [shown, ...moments.filter((at) => at > shown)].map(point),
    marks: day.marks.map(({ name, at }) => ({ name, passed: at <= now, ...point(at) })),
    light: { ...point(shown), up: day.altitudeAt(shown) > 0 },
  }
}

/** An SVG path through the points. */
export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')
}
