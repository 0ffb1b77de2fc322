import { starPath } from '#shared/core/picture/star-path.ts'
import { roomAround } from '../backdrop.ts'
import { element, group, type Point, path, polar, polygon } from '../svg.ts'
import type { Ornament } from './ornament.ts'

const POINTS = 32
/** Each star polygon {32/k} leaves a circle free; the last of them leaves 0.74 of the radius. */
const LAYERS = [4, 5, 6, 7, 8] as const
const FREE = Math.cos((Math.PI * 8) / POINTS)

/** Star polygons around a free circle. On a narrow picture, the ring runs over its sides. */
export const rosette: Ornament = ({ width, height }, { ornament }) => {
  const unit = Math.min(width, height)
  const centre = { x: width / 2, y: height / 2 }
  const clear = unit * 0.405
  const radius = clear / FREE
  const lines = LAYERS.map((step, at) =>
    path(starPolygon(centre, radius, step), {
      fill: ornament,
      'fill-opacity': 0.045,
      'fill-rule': 'evenodd',
      'stroke-width': unit * 0.0013,
      'stroke-opacity': 0.85 - at * 0.06,
    }),
  )
  const beads = Array.from({ length: POINTS }, (_, at) => {
    const { x, y } = polar(centre, radius * 1.035, (2 * Math.PI * at) / POINTS)
    return starPath(x, y, unit * 0.0085)
  }).join('')
  const circle = (r: number, weight: number) =>
    element('circle', { cx: centre.x, cy: centre.y, r, 'stroke-width': unit * weight })
  const svg = group(
    { fill: 'none', stroke: ornament, 'stroke-linejoin': 'round' },
    ...lines,
    circle(clear * 0.985, 0.0028),
    circle(clear * 0.955, 0.001),
    circle(radius * 1.005, 0.0015),
    path(beads, { fill: ornament, 'stroke-width': 0 }),
    circle(radius * 1.065, 0.001),
  )
  return { svg, room: roomAround(centre.x, centre.y, clear * 1.6, clear * 1.16) }
}

/** The star polygon {n/step} as path data, with all its rings. */
function starPolygon(centre: Point, radius: number, step: number): string {
  const rings = gcd(POINTS, step)
  return Array.from({ length: rings }, (_, ring) =>
    polygon(
      Array.from({ length: POINTS / rings }, (_, at) =>
        polar(centre, radius, (2 * Math.PI * (ring + at * step)) / POINTS - Math.PI / 2),
      ),
    ),
  ).join('')
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
