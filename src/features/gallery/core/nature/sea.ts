import { mix } from '../colour/colour.ts'
import { randomNumbers } from '../random.ts'
import type { Scene, View } from '../scene.ts'
import { n, path } from '../svg.ts'
import { groundBelow, ridge } from './ridge.ts'
import { water } from './water.ts'

/** A calm sea with a headland, the light on the horizon and its glitter. */
export const sea = (scene: Scene): View => {
  const horizon = scene.hasTexts ? 0.7 : 0.58
  const lightX = 0.5
  return {
    horizon,
    top: horizon - 0.15,
    light: { x: lightX, y: horizon - (scene.hour.isDark ? 0.3 : 0.045), radius: 0.062 },
    draw: (drawn) => draw(drawn, horizon, lightX),
  }
}

function draw(scene: Scene, horizon: number, lightX: number): string {
  const { width, height, unit, hour, seed } = scene
  const level = height * horizon
  const random = randomNumbers(seed)
  const headland = (fromLeft: boolean, reach: number, tall: number, tone: number) => {
    const heights = ridge(random, 6, 0.52)
    const points = heights.map((noise, at) => {
      const share = at / (heights.length - 1)
      const x = width * reach * share
      return { x: fromLeft ? x : width - x, y: level - unit * tall * (1 - share) ** 1.3 * (1 + noise * 0.5) }
    })
    return path(groundBelow(fromLeft ? points : points.toReversed(), level), {
      fill: mix(hour.far, hour.near, tone),
    })
  }
  const shore = `M0 ${n(height)}L0 ${n(height - unit * 0.1)}C${n(width * 0.25)} ${n(height - unit * 0.13)} ${n(width * 0.42)} ${n(height - unit * 0.05)} ${n(width * 0.62)} ${n(height)}Z`
  return (
    headland(false, 0.46, 0.1, 0) +
    headland(true, 0.34, 0.14, 0.35) +
    water(scene, level, width * lightX) +
    path(shore, { fill: hour.near })
  )
}
