import { mix } from '../colour/colour.ts'
import { randomNumbers } from '../random.ts'
import type { Scene, View } from '../scene.ts'
import { element, group, n, path } from '../svg.ts'
import { palm } from './palm.ts'
import { groundBelow, ridge } from './ridge.ts'
import { water } from './water.ts'

/** Date palms at still water. */
export const oasis = (scene: Scene): View => {
  const horizon = scene.hasTexts ? 0.76 : 0.7
  return {
    horizon,
    top: scene.hasTexts ? 0.52 : horizon - 0.4,
    light: { x: 0.5, y: horizon - (scene.hour.isDark ? 0.34 : 0.06), radius: 0.06 },
    draw: (drawn) => draw(drawn, horizon),
  }
}

function draw(scene: Scene, horizon: number): string {
  const { width, height, unit, hour, seed, hasTexts } = scene
  const level = height * horizon
  const random = randomNumbers(seed)
  const heights = ridge(random, 7, 0.5)
  const hills = groundBelow(
    heights.map((noise, at) => ({
      x: (width * at) / (heights.length - 1),
      y: level - unit * (0.045 + 0.05 * noise),
    })),
    level,
  )
  const dark = mix(hour.near, '#04100c', hour.isDark ? 0.3 : 0.45)
  const tall = unit * (hasTexts ? 0.3 : 0.56)
  const trees = [
    { x: 0.17, size: 1, lean: 0.06 },
    { x: 0.28, size: 0.72, lean: -0.1 },
    { x: 0.08, size: 0.62, lean: 0.14 },
    { x: 0.82, size: 0.86, lean: -0.08 },
    { x: 0.91, size: 0.6, lean: 0.08 },
    { x: 0.735, size: 0.48, lean: -0.02 },
  ].map(({ x, size, lean }) =>
    palm({ x: x * width, y: level + unit * 0.012, height: tall * size, lean, colour: dark }, random),
  )
  const bank = (from: number, to: number) =>
    `M${n(from * width)} ${n(level + unit * 0.016)}C${n((from + (to - from) * 0.2) * width)} ${n(level - unit * 0.03)} ${n((from + (to - from) * 0.8) * width)} ${n(level - unit * 0.03)} ${n(to * width)} ${n(level + unit * 0.016)}Z`
  const grove = path(bank(-0.12, 0.4) + bank(0.64, 1.14), { fill: dark }) + trees.join('')
  return (
    path(hills, { fill: hour.far }) +
    water(scene, level, width * 0.5) +
    element(
      'defs',
      {},
      element('clipPath', { id: 'pool' }, element('rect', { x: 0, y: level, width, height: height - level })),
    ) +
    group(
      { 'clip-path': 'url(#pool)' },
      group({ transform: `translate(0 ${n(2 * level + unit * 0.02)}) scale(1 -1)`, opacity: 0.3 }, grove),
    ) +
    grove
  )
}
