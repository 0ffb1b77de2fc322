import { mix } from '../colour/colour.ts'
import { randomNumbers } from '../random.ts'
import type { Scene, View } from '../scene.ts'
import { element, group, n, path } from '../svg.ts'

/** An old olive tree on a hill. */
export const olive = (scene: Scene): View => {
  const horizon = scene.hasTexts ? 0.84 : 0.78
  return {
    horizon,
    top: scene.hasTexts ? 0.5 : 0.3,
    light: { x: 0.76, y: scene.hasTexts ? 0.66 : 0.46, radius: 0.075 },
    draw: (drawn) => draw(drawn, horizon),
  }
}

function draw({ width, height, unit, hour, seed, hasTexts }: Scene, horizon: number): string {
  const random = randomNumbers(seed)
  const ground = height * horizon
  const size = unit * (hasTexts ? 0.34 : 0.58)
  const [x, y] = [width * 0.42, ground + unit * 0.012]
  const dark = hour.isDark ? '#070d14' : '#2c2a22'
  const leaf = hour.isDark ? '#101d22' : '#4a5a3a'
  const hill = `M${n(-width * 0.1)} ${n(height)}L${n(-width * 0.1)} ${n(ground + unit * 0.1)}C${n(width * 0.2)} ${n(ground - unit * 0.03)} ${n(width * 0.55)} ${n(ground - unit * 0.035)} ${n(width * 1.1)} ${n(ground + unit * 0.14)}L${n(width * 1.1)} ${n(height)}Z`
  const far = `M0 ${n(height)}L0 ${n(ground)}C${n(width * 0.3)} ${n(ground + unit * 0.05)} ${n(width * 0.7)} ${n(ground - unit * 0.07)} ${n(width)} ${n(ground - unit * 0.01)}L${n(width)} ${n(height)}Z`
  const p = (dx: number, dy: number) => `${n(x + dx * size)} ${n(y - dy * size)}`
  const trunk = [
    `M${p(-0.11, 0)}C${p(-0.06, 0.12)} ${p(-0.1, 0.2)} ${p(-0.06, 0.32)}`,
    `C${p(-0.12, 0.42)} ${p(-0.22, 0.46)} ${p(-0.28, 0.56)}L${p(-0.24, 0.58)}C${p(-0.18, 0.5)} ${p(-0.08, 0.47)} ${p(-0.02, 0.4)}`,
    `C${p(-0.02, 0.5)} ${p(-0.03, 0.58)} ${p(0, 0.66)}L${p(0.035, 0.66)}C${p(0.02, 0.56)} ${p(0.03, 0.48)} ${p(0.05, 0.4)}`,
    `C${p(0.14, 0.46)} ${p(0.2, 0.5)} ${p(0.26, 0.58)}L${p(0.295, 0.55)}C${p(0.22, 0.44)} ${p(0.11, 0.4)} ${p(0.075, 0.3)}`,
    `C${p(0.1, 0.18)} ${p(0.06, 0.1)} ${p(0.13, 0)}Z`,
  ].join('')
  const lobes = [
    [-0.27, 0.62, 0.17],
    [-0.13, 0.75, 0.17],
    [0.05, 0.79, 0.19],
    [0.22, 0.7, 0.17],
    [0.33, 0.58, 0.14],
    [-0.36, 0.52, 0.11],
    [0.04, 0.62, 0.15],
  ] as const
  const tufts = (share: number, colour: string, lift: number) =>
    group(
      { fill: colour },
      ...lobes.flatMap(([dx, dy, r]) =>
        Array.from({ length: Math.round(46 * share) }, () => {
          const angle = random() * 2 * Math.PI
          const away = Math.sqrt(random()) * r * size * share
          return element('ellipse', {
            cx: x + dx * size + Math.cos(angle) * away,
            cy: y - (dy + lift) * size + Math.sin(angle) * away * 0.78,
            rx: size * (0.018 + 0.022 * random()),
            ry: size * (0.012 + 0.012 * random()),
          })
        }),
      ),
    )
  return (
    path(far, { fill: mix(hour.far, hour.near, 0.25) }) +
    path(hill, { fill: mix(hour.near, leaf, 0.35) }) +
    tufts(1, mix(leaf, dark, 0.55), -0.02) +
    path(trunk, { fill: dark }) +
    tufts(0.95, leaf, 0) +
    tufts(0.7, mix(leaf, hour.sky[2], hour.isDark ? 0.12 : 0.28), 0.03)
  )
}
