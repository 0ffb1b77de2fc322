import { mix } from '../colour/colour.ts'
import { randomNumbers } from '../random.ts'
import type { Scene } from '../scene.ts'
import { element, group, n, path, verticalGradient } from '../svg.ts'

/** Water from a level down to the lower edge, with the light’s glitter below `lightX`. */
export function water(scene: Scene, level: number, lightX: number | undefined): string {
  const { width, height, unit, hour, seed } = scene
  const random = randomNumbers(seed + 7)
  const [top, middle, bottom] = hour.sky
  const deep = hour.isDark ? mix(top, '#04101c', 0.45) : mix(middle, '#1d5a72', 0.62)
  const depth = height - level
  const lines = Array.from({ length: 46 }, (_, at) => {
    const share = (at + random()) / 46
    const y = level + depth * share ** 1.5
    const length = unit * (0.02 + 0.16 * share) * (0.5 + random())
    const x = random() * (width + length) - length
    return `M${n(x)} ${n(y)}q${n(length / 2)} ${n(unit * 0.004 * share)} ${n(length)} 0`
  })
  const glitter = Array.from({ length: lightX === undefined ? 0 : 64 }, () => {
    const share = random() ** 1.2
    const spread = unit * (0.035 + 0.15 * share)
    const length = unit * (0.012 + 0.06 * share) * (0.4 + random())
    const x = (lightX ?? 0) + (random() + random() - 1) * spread - length / 2
    const y = level + unit * 0.006 + depth * share
    return path(`M${n(x)} ${n(y)}h${n(length)}`, {
      'stroke-width': unit * (0.0015 + 0.0035 * share),
      opacity: (1 - share * 0.8) * (0.35 + 0.5 * random()),
    })
  })
  return (
    element(
      'defs',
      {},
      verticalGradient('water', [
        [0, mix(bottom, deep, hour.isDark ? 0.35 : 0.28)],
        [0.35, mix(bottom, deep, 0.72)],
        [1, deep],
      ]),
    ) +
    element('rect', { x: 0, y: level, width, height: depth, fill: 'url(#water)' }) +
    path(lines.join(''), {
      stroke: hour.isDark ? '#dfe6ff' : '#ffffff',
      'stroke-opacity': hour.isDark ? 0.1 : 0.28,
      'stroke-width': unit * 0.0018,
      fill: 'none',
      'stroke-linecap': 'round',
    }) +
    group({ stroke: hour.isDark ? '#fff4d8' : hour.light, 'stroke-linecap': 'round' }, ...glitter)
  )
}
