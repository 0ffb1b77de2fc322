import { starPath } from '#shared/core/picture/star-path.ts'
import { roomAround } from '../backdrop.ts'
import { element, group, path } from '../svg.ts'
import { starRow } from './lattice.ts'
import type { Ornament } from './ornament.ts'

/** A border of stars between two lines, with a filled star at each corner. */
export const frame: Ornament = ({ width, height }, { ornament }) => {
  const unit = Math.min(width, height)
  const [margin, band] = [unit * 0.042, unit * 0.062]
  const [left, top, right, bottom] = [margin, margin, width - margin, height - margin]
  const rect = (inset: number, weight: number) =>
    element('rect', {
      x: left + inset,
      y: top + inset,
      width: right - left - 2 * inset,
      height: bottom - top - 2 * inset,
      'stroke-width': weight,
    })
  const half = band / 2
  const across = evenCount(right - left - band, band)
  const down = evenCount(bottom - top - band, band)
  const [x1, x2, y1, y2] = [left + half, right - half, top + half, bottom - half]
  const stepX = (x2 - x1) / across
  const stepY = (y2 - y1) / down
  const radius = half * 0.9
  const stars =
    starRow([x1 + stepX, y1], [x2 - stepX, y1], across - 1, radius) +
    starRow([x1 + stepX, y2], [x2 - stepX, y2], across - 1, radius) +
    starRow([x1, y1 + stepY], [x1, y2 - stepY], down - 1, radius) +
    starRow([x2, y1 + stepY], [x2, y2 - stepY], down - 1, radius)
  const corners = [
    [x1, y1],
    [x2, y1],
    [x1, y2],
    [x2, y2],
  ] as const
  const inner = band + unit * 0.014
  const svg = group(
    { fill: 'none', stroke: ornament, 'stroke-linejoin': 'round' },
    rect(0, unit * 0.0022),
    rect(band, unit * 0.0022),
    rect(inner, unit * 0.001),
    path(stars, { 'stroke-width': unit * 0.0015, fill: ornament, 'fill-opacity': 0.1 }),
    path(corners.map(([x, y]) => starPath(x, y, half * 0.98)).join(''), {
      fill: ornament,
      'fill-opacity': 0.85,
      'stroke-width': unit * 0.0015,
    }),
  )
  const inset = margin + inner + unit * 0.06
  return { svg, room: roomAround(width / 2, height / 2, width - 2 * inset, height - 2 * inset - unit * 0.02) }
}

/** How many equal steps of about `step` fit a length. */
const evenCount = (length: number, step: number) => Math.max(2, Math.round(length / step))
