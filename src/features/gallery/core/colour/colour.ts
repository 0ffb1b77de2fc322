/** Red, green and blue from 0 to 1. */
type Channels = readonly [red: number, green: number, blue: number]

function channelsOf(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

const hexOf = (channels: readonly number[]): string =>
  `#${channels
    .map((value) => Math.round(Math.min(1, Math.max(0, value)) * 255))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`

/** The colour at a share of the way from one to another, as gradients mix them. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channelsOf(from), channelsOf(to)]
  return hexOf(a.map((value, at) => value + ((b[at] ?? 0) - value) * share))
}

/** WCAG 2.2 relative luminance. */
function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as unknown as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2 contrast ratio, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((first, second) => first - second)
  return (light + 0.05) / (dark + 0.05)
}

/** The sRGB colour of CSS `oklab(l a b)` (Ottosson’s matrices). Colours outside sRGB are clipped. */
export function hexOfOklab(css: string): string {
  const [l = 0, a = 0, b = 0] = css.slice('oklab('.length, -1).split(' ').map(Number)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  return hexOf(
    linear.map((value) =>
      value <= 0.0031308 ? value * 12.92 : 1.055 * Math.max(0, value) ** (1 / 2.4) - 0.055,
    ),
  )
}
