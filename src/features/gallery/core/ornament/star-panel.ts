import { starPath } from '#shared/core/picture/star-path.ts'
import { roomAround } from '../backdrop.ts'
import { element, group, path } from '../svg.ts'
import { lattice } from './lattice.ts'
import type { Ornament } from './ornament.ts'

/** A large eight-pointed star in a field of small ones. */
export const starPanel: Ornament = ({ width, height }, { ornament, ground: [centre, edge] }) => {
  const unit = Math.min(width, height)
  const [cx, cy] = [width / 2, height / 2]
  const radius = unit * 0.475
  const cell = radius / 4
  const star = (r: number, of: Readonly<Record<string, string | number>>) => path(starPath(cx, cy, r), of)
  const svg =
    element(
      'defs',
      {},
      lattice('stars', { cell, colour: ornament, weight: unit * 0.0013, x: cx - cell / 2, y: cy - cell / 2 }),
    ) +
    element('rect', { width, height, fill: 'url(#stars)' }) +
    group(
      { fill: 'none', stroke: ornament, 'stroke-linejoin': 'miter' },
      star(radius, { fill: edge, 'stroke-width': unit * 0.0016 }),
      star(radius * 0.965, { 'stroke-width': unit * 0.005 }),
      star(radius * 0.935, { fill: centre, 'stroke-width': unit * 0.0014 }),
      star(radius * 0.9, { 'stroke-width': unit * 0.0008, 'stroke-opacity': 0.7 }),
    )
  return { svg, room: roomAround(cx, cy, radius * 1.27, radius * 0.98) }
}
