import { starPath } from '#shared/core/picture/star-path.ts'
import { element, group, n, path } from '../svg.ts'
import { lattice } from './lattice.ts'
import type { Ornament } from './ornament.ts'

/** A band of stars at the top and at the bottom, each with a fringe of small pointed arches. */
export const bands: Ornament = ({ width, height }, { ornament, ground: [, edge] }) => {
  const unit = Math.min(width, height)
  const arches = Math.round(width / (unit * 0.09))
  const step = width / arches
  const depth = Math.max(unit * 0.14, height * 0.1)
  const line = (inset: number) => fringe(width, depth + inset, step)
  const weight = unit * 0.0016
  const half = group(
    { stroke: ornament, fill: 'none', 'stroke-linejoin': 'round' },
    path(line(0), { fill: edge, 'stroke-width': 0 }),
    path(line(0), { fill: 'url(#band)', 'stroke-width': weight }),
    path(line(unit * 0.012), { 'stroke-width': unit * 0.004 }),
    path(line(unit * 0.022), { 'stroke-width': unit * 0.001 }),
    path(
      Array.from({ length: arches }, (_, at) =>
        starPath((at + 0.5) * step, depth + step * 0.78 + unit * 0.022, step * 0.09),
      ).join(''),
      { fill: ornament, 'stroke-width': 0 },
    ),
  )
  const svg =
    element('defs', {}, lattice('band', { cell: step, colour: ornament, weight: unit * 0.0013 })) +
    half +
    group({ transform: `translate(0 ${n(height)}) scale(1 -1)` }, half)
  const inset = depth + step + unit * 0.06
  return { svg, room: { x: width * 0.1, y: inset, width: width * 0.8, height: height - 2 * inset } }
}

/** From the upper edge down to a row of pointed arches, as closed path data. */
function fringe(width: number, depth: number, step: number): string {
  const parts = [`M${n(-step)} ${n(-step)}L${n(-step)} ${n(depth)}`]
  for (let x = -step; x < width + step / 2; x += step) {
    const [middle, end] = [x + step / 2, x + step]
    parts.push(
      `C${n(x)} ${n(depth + step * 0.36)} ${n(middle - step * 0.1)} ${n(depth + step * 0.3)} ${n(middle)} ${n(depth + step * 0.6)}`,
      `C${n(middle + step * 0.1)} ${n(depth + step * 0.3)} ${n(end)} ${n(depth + step * 0.36)} ${n(end)} ${n(depth)}`,
    )
  }
  return `${parts.join('')}L${n(width + step)} ${n(-step)}Z`
}
