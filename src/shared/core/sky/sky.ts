/**
 * The sky over a place by the sun's height. It is the background of the home page's header, and decides
 * between light and dark for the theme that follows the sun. Below civil dawn the sky is dark with light
 * text, above it the reverse; it never has the middle greys on which neither is readable.
 */
export interface Sky {
  /** Colours from the top to the horizon, as CSS. */
  readonly top: string
  readonly middle: string
  readonly bottom: string
  /** The tone of text on it. */
  readonly text: 'ink' | 'paper'
  /** 0 by day, 1 at full night: the visibility of the stars. */
  readonly stars: number
}

/** L (0–1), chroma, hue in degrees of OKLCH. */
type Colour = readonly [l: number, c: number, h: number]
type Keyframe = readonly [altitude: number, top: Colour, middle: Colour, bottom: Colour]

/** Below this altitude of the sun, in degrees, the sky is dark. */
export const DARK_BELOW = -4

const dark = (glow: number): readonly Keyframe[] => [
  [-18, [0.155, 0.04, 268], [0.2, 0.052, 268], [0.265, 0.058, 266]],
  [-12, [0.2, 0.055, 270], [0.27, 0.072, 276], [0.36, 0.08, 292]],
  [-7, [0.265, 0.075, 268], [0.37, 0.088, 300], [0.47, 0.1, glow]],
  [DARK_BELOW, [0.315, 0.082, 264], [0.415, 0.088, 318], [0.51, 0.105, glow + 14]],
]

const morning: readonly Keyframe[] = [
  [DARK_BELOW, [0.72, 0.062, 262], [0.81, 0.055, 330], [0.87, 0.082, 58]],
  [0, [0.765, 0.058, 245], [0.86, 0.052, 60], [0.885, 0.095, 72]],
  [8, [0.8, 0.06, 232], [0.885, 0.032, 80], [0.91, 0.07, 80]],
  [22, [0.82, 0.062, 230], [0.905, 0.032, 222], [0.95, 0.026, 92]],
  [50, [0.83, 0.066, 233], [0.915, 0.03, 226], [0.965, 0.013, 96]],
]

const evening: readonly Keyframe[] = [
  [DARK_BELOW, [0.7, 0.06, 258], [0.79, 0.075, 20], [0.85, 0.105, 52]],
  [0, [0.745, 0.052, 238], [0.84, 0.072, 48], [0.87, 0.11, 66]],
  [10, [0.77, 0.045, 224], [0.855, 0.066, 58], [0.89, 0.09, 76]],
  [25, [0.79, 0.048, 224], [0.88, 0.042, 66], [0.915, 0.06, 82]],
  [45, [0.82, 0.06, 230], [0.91, 0.028, 222], [0.96, 0.016, 94]],
]

/** The sky with the sun `altitude` degrees above the horizon; `rising` before noon. */
export function skyAt(altitude: number, rising: boolean): Sky {
  const isDark = altitude < DARK_BELOW
  const frames = isDark ? dark(rising ? 8 : 30) : rising ? morning : evening
  const [top, middle, bottom] = [1, 2, 3].map((part) => css(between(frames, altitude, part as 1 | 2 | 3)))
  return {
    top: top ?? '',
    middle: middle ?? '',
    bottom: bottom ?? '',
    text: isDark ? 'paper' : 'ink',
    stars: Math.min(1, Math.max(0, (-altitude - 7) / 9)),
  }
}

/** The colour between two keyframes, mixed in OKLab so that no third hue appears. */
function between(frames: readonly Keyframe[], altitude: number, part: 1 | 2 | 3): readonly number[] {
  const next = frames.findIndex(([at]) => at >= altitude)
  const after = frames.at(next)
  const before = frames.at(Math.max(0, next < 0 ? frames.length - 1 : next - 1))
  if (!before || !after) return [1, 0, 0]
  const [from, to] = [oklab(before[part]), oklab(after[part])]
  const share = after[0] === before[0] ? 1 : (altitude - before[0]) / (after[0] - before[0])
  const t = Math.min(1, Math.max(0, share))
  return from.map((value, i) => value + ((to[i] ?? value) - value) * t)
}

function oklab([l, c, h]: Colour): readonly number[] {
  const angle = (h * Math.PI) / 180
  return [l, c * Math.cos(angle), c * Math.sin(angle)]
}

const css = (lab: readonly number[]) => `oklab(${lab.map((value) => value.toFixed(4)).join(' ')})`
