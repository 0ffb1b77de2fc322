import { mix } from '../colour/colour.ts'
import { randomNumbers } from '../random.ts'
import type { Scene, View } from '../scene.ts'
import { element, n, type Point, path, verticalGradient } from '../svg.ts'
import { smoothLine } from './ridge.ts'

const LAYERS = 5

/** Rolling hills in mist with cypresses. */
export const meadow = (scene: Scene): View => {
  const horizon = scene.hasTexts ? 0.72 : 0.58
  return {
    horizon,
    top: horizon - 0.2,
    light: { x: 0.3, y: horizon - (scene.hour.isDark ? 0.3 : 0.13), radius: 0.055 },
    draw: (drawn) => draw(drawn, horizon),
  }
}

function draw({ width, height, unit, hour, seed }: Scene, horizon: number): string {
  const random = randomNumbers(seed)
  const near = hour.isDark ? '#0a1a1e' : '#2f5a3c'
  const haze = mix(hour.sky[2], hour.isDark ? '#7d87a8' : '#ffffff', hour.isDark ? 0.1 : 0.35)
  const hills = Array.from({ length: LAYERS }, (_, at) => {
    const share = at / (LAYERS - 1)
    const base = height * (horizon + (1 - horizon) * share * 0.72)
    const swell = unit * (0.03 + 0.035 * share)
    const phase = random() * 6
    const crest = Array.from(
      { length: 10 },
      (_, point): Point => ({
        x: (width * 1.2 * point) / 9 - width * 0.1,
        y: base + Math.sin(point * (1.3 - share * 0.5) + phase) * swell,
      }),
    )
    const tone = mix(haze, near, 0.25 + share * 0.75)
    const id = `hill${at}`
    const trees = crest
      .slice(1, -1)
      .flatMap(({ x, y }) =>
        random() < 0.55 && at > 0 && at < LAYERS - 1 ? grove(x, y, unit * (0.03 + 0.05 * share), random) : [],
      )
    return (
      element(
        'defs',
        {},
        verticalGradient(id, [
          [0, tone],
          [1, mix(tone, haze, 0.6 - share * 0.5)],
        ]),
      ) +
      path(trees.join(''), { fill: mix(tone, near, 0.5) }) +
      path(`${smoothLine(crest)}L${n(width * 1.1)} ${n(height)}L${n(-width * 0.1)} ${n(height)}Z`, {
        fill: `url(#${id})`,
      })
    )
  })
  return hills.join('')
}

/** Three or four cypresses side by side. */
const grove = (x: number, y: number, tall: number, random: () => number): readonly string[] =>
  Array.from({ length: 3 + Math.round(random()) }, (_, at) => {
    const height = tall * (0.7 + 0.5 * random())
    const cx = x + (at - 1.5) * tall * 0.26
    const half = height * 0.1
    return `M${n(cx)} ${n(y - height)}C${n(cx + half * 1.3)} ${n(y - height * 0.5)} ${n(cx + half * 1.2)} ${n(y - height * 0.1)} ${n(cx)} ${n(y + height * 0.12)}C${n(cx - half * 1.2)} ${n(y - height * 0.1)} ${n(cx - half * 1.3)} ${n(y - height * 0.5)} ${n(cx)} ${n(y - height)}Z`
  })
