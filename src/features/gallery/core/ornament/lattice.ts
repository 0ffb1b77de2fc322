import { starPath } from '#shared/core/picture/star-path.ts'
import { element, group, n } from '../svg.ts'

/** The radius of the small stars between four large ones, as a share of the large radius. */
const SMALL = Math.SQRT2 - 1

/** A pattern of eight-pointed stars that touch, with smaller stars between, as a definition named `id`. */
export function lattice(
  id: string,
  {
    cell,
    colour,
    weight,
    x = 0,
    y = 0,
  }: { cell: number; colour: string; weight: number; x?: number; y?: number },
): string {
  const half = cell / 2
  const corners = [
    [0, 0],
    [cell, 0],
    [0, cell],
    [cell, cell],
  ] as const
  const small = corners.map(([cx, cy]) => starPath(cx, cy, half * SMALL)).join('')
  return element(
    'pattern',
    {
      id,
      width: cell,
      height: cell,
      patternUnits: 'userSpaceOnUse',
      patternTransform: `translate(${n(x)} ${n(y)})`,
    },
    group(
      { fill: 'none', stroke: colour, 'stroke-width': weight, 'stroke-linejoin': 'round' },
      element('path', { d: starPath(half, half, half), fill: colour, 'fill-opacity': 0.1 }),
      element('path', { d: starPath(half, half, half * 0.62), 'stroke-opacity': 0.75 }),
      element('path', { d: small, fill: colour, 'fill-opacity': 0.22 }),
    ),
  )
}

/** A row or column of stars that touch, from the centre of the first to the centre of the last. */
export function starRow(
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  count: number,
  radius: number,
): string {
  return Array.from({ length: count }, (_, at) => {
    const share = count > 1 ? at / (count - 1) : 0
    return starPath(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, radius)
  }).join('')
}
