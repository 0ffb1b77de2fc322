import { mix } from '../colour/colour.ts'
import { randomNumbers } from '../random.ts'
import type { Scene, View } from '../scene.ts'
import { element, n, type Point, path, verticalGradient } from '../svg.ts'
import { smoothLine } from './ridge.ts'

const LAYERS = 5

/** Dunes at the sun’s height, each with a line of light along its crest. */
export const dunes = (scene: Scene): View => {
  const horizon = scene.hasTexts ? 0.72 : 0.56
  return {
    horizon,
    top: horizon - (scene.hour.isDark ? 0.19 : 0.12),
    light: { x: 0.66, y: horizon - (scene.hour.isDark ? 0.36 : 0.035), radius: 0.055 },
    draw: (drawn) => draw(drawn, horizon),
  }
}

function draw({ width, height, unit, hour, seed }: Scene, horizon: number): string {
  const random = randomNumbers(seed)
  const sand = hour.isDark ? mix(hour.sky[2], '#6b5470', 0.35) : mix(hour.sky[2], '#d9955b', 0.62)
  const deep = hour.isDark ? '#12142a' : '#8a4b32'
  return Array.from({ length: LAYERS }, (_, at) => {
    const share = at / (LAYERS - 1)
    const base = height * (horizon + (1 - horizon) * share * 0.8)
    const swell = unit * (0.035 + 0.075 * share)
    const phase = random() * 6
    const crest = Array.from({ length: 9 }, (_, point): Point => {
      const x = (width * (point - 0.5)) / 8
      return {
        x: x * 1.06,
        y: base + Math.sin(point * 0.95 + phase) * swell + (random() - 0.5) * swell * 0.5,
      }
    })
    const lit = mix(sand, deep, 0.1 + share * 0.5)
    const id = `dune${at}`
    const line = smoothLine(crest)
    return (
      element(
        'defs',
        {},
        verticalGradient(id, [
          [0, lit],
          [1, mix(lit, deep, 0.75)],
        ]),
      ) +
      path(`${line}L${n(width * 1.2)} ${n(height)}L${n(-width * 0.2)} ${n(height)}Z`, {
        fill: `url(#${id})`,
      }) +
      path(line, {
        fill: 'none',
        stroke: hour.light,
        'stroke-opacity': hour.isDark ? 0.12 : 0.5,
        'stroke-width': unit * 0.0022,
      })
    )
  }).join('')
}
