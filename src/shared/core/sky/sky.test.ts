import { describe, expect, it } from 'vitest'
import { skyAt } from './sky.ts'

/** WCAG relative luminance of a CSS `oklab()` colour (Ottosson's matrices; out-of-gamut channels are clipped). */
function luminance(css: string): number {
  const [l = 0, a = 0, b = 0] = css.slice(6, -1).split(' ').map(Number)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (value: number) => Math.min(1, Math.max(0, value))
  const red = clip(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short)
  const green = clip(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short)
  const blue = clip(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
const INK = luminance('oklab(0.2 -0.0215 0.0046)')
const PAPER = luminance('oklab(0.96 0.001 0.012)')

describe('the sky', () => {
  const altitudes = Array.from({ length: 1801 }, (_, i) => i / 10 - 90)

  it('keeps text readable at every height of the sun, rising and setting', () => {
    for (const altitude of altitudes)
      for (const rising of [true, false]) {
        const sky = skyAt(altitude, rising)
        for (const colour of [sky.top, sky.middle, sky.bottom])
          expect(
            contrast(luminance(colour), sky.text === 'ink' ? INK : PAPER),
            `${altitude}° ${colour}`,
          ).toBeGreaterThan(4.6)
      }
  })

  it('gets lighter as the sun rises', () => {
    const tops = [-30, -12, -5, 0, 20, 60].map((altitude) => luminance(skyAt(altitude, true).top))
    expect(tops).toEqual([...tops].sort((a, b) => a - b))
  })

  it('shows stars only at night', () => {
    expect(skyAt(-30, false).stars).toBe(1)
    expect(skyAt(5, false).stars).toBe(0)
  })
})
