import { mix } from '../colour/colour.ts'
import { randomNumbers } from '../random.ts'
import type { Scene, View } from '../scene.ts'
import { element, path, verticalGradient } from '../svg.ts'
import { groundBelow, ridge } from './ridge.ts'

const LAYERS = 6

/** Mountain ranges that grow paler with the distance. */
export const mountains = (scene: Scene): View => {
  const horizon = scene.hasTexts ? 0.74 : 0.62
  return {
    horizon,
    top: horizon - 0.2,
    light: { x: 0.34, y: scene.hasTexts ? horizon - 0.15 : 0.24, radius: 0.07 },
    draw: (drawn) => draw(drawn, horizon),
  }
}

function draw({ width, height, unit, hour, seed }: Scene, horizon: number): string {
  const random = randomNumbers(seed)
  const haze = mix(hour.sky[2], hour.isDark ? '#5d6796' : '#ffffff', hour.isDark ? 0.12 : 0.2)
  const near = hour.isDark ? '#060a16' : '#2f4a4c'
  return Array.from({ length: LAYERS }, (_, at) => {
    const share = at / (LAYERS - 1)
    const base = height * (horizon + (0.94 - horizon) * share)
    const heights = ridge(random, 8, 0.54 + share * 0.04)
    const points = heights.map((noise, point) => ({
      x: (width * point) / (heights.length - 1),
      y: base - unit * (0.15 - 0.05 * share) * (0.55 + noise * 1.2),
    }))
    const tone = mix(haze, near, 0.14 + share * 0.86)
    const id = `range${at}`
    return (
      element(
        'defs',
        {},
        verticalGradient(id, [
          [0, tone],
          [1, mix(tone, haze, 0.5 - share * 0.45)],
        ]),
      ) +
      path(groundBelow(points, Math.min(height, base + unit * 0.3)), { fill: `url(#${id})` }) +
      (at === LAYERS - 1
        ? element('rect', { x: 0, y: base + unit * 0.02, width, height: height - base, fill: near })
        : '')
    )
  }).join('')
}
