import { mix } from '../colour/colour.ts'
import { randomNumbers } from '../random.ts'
import type { Scene, View } from '../scene.ts'
import { element, group, n, path, radialGradient } from '../svg.ts'
import { groundBelow, ridge } from './ridge.ts'

/** The band of the Milky Way over low hills; behind texts, only its haze. By day, clouds. */
export const stars = (scene: Scene): View => {
  const horizon = 0.86
  return {
    horizon,
    top: scene.hasTexts ? 0.74 : horizon - 0.04,
    light: undefined,
    draw: (drawn) => draw(drawn, horizon),
  }
}

function draw({ width, height, unit, hour, seed, hasTexts }: Scene, horizon: number): string {
  const random = randomNumbers(seed + 3)
  const length = Math.hypot(width, height)
  const angle = (Math.atan2(height, width) * 180) / Math.PI
  const normal = () => random() + random() + random() - 1.5
  const strength = hasTexts ? 0.45 : 1
  const dust = Array.from({ length: Math.round(900 * (length / unit) * 0.8) }, () => {
    const [along, across] = [(random() - 0.5) * length, normal() * unit * 0.19]
    return element('circle', {
      cx: along,
      cy: across,
      r: unit * (0.0005 + 0.0011 * random() ** 3),
      opacity: random() * 0.75 * strength,
    })
  })
  const clouds = Array.from({ length: 16 }, (_, at) =>
    element('ellipse', {
      cx: ((at + random()) / 16 - 0.5) * length,
      cy: normal() * unit * 0.06,
      rx: unit * (0.12 + 0.16 * random()),
      ry: unit * (0.05 + 0.06 * random()),
      fill: 'url(#dust)',
      opacity: (hour.isDark ? 0.5 : 0.8) * strength,
    }),
  )
  const band = group(
    { transform: `translate(${n(width / 2)} ${n(height * 0.42)}) rotate(${n(-angle)})`, fill: '#fdf6e3' },
    ...clouds,
    ...(hour.stars > 0 && !hasTexts ? dust : []),
  )
  const hills = [0, 1].map((layer) => {
    const heights = ridge(random, 7, 0.5)
    const points = heights.map((noise, at) => ({
      x: (width * at) / (heights.length - 1),
      y: height * (horizon + layer * 0.05) - unit * (0.02 + 0.05 * noise),
    }))
    return path(groundBelow(points, height), { fill: mix(hour.far, hour.near, 0.45 + layer * 0.55) })
  })
  return (
    element(
      'defs',
      {},
      radialGradient('dust', [
        [0, hour.isDark ? '#c9c4ee' : '#ffffff', hour.isDark ? 0.3 : 0.8],
        [1, '#ffffff', 0],
      ]),
    ) +
    band +
    hills.join('')
  )
}
