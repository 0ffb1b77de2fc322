import { starPath } from '#shared/core/picture/star-path.ts'
import { mix } from '../colour/colour.ts'
import { element, group, n, path, verticalGradient } from '../svg.ts'
import { lattice } from './lattice.ts'
import type { Ornament } from './ornament.ts'

/** A niche with a pointed arch in a wall of stars. */
export const arch: Ornament = ({ width, height }, { ornament, ground: [centre, edge] }) => {
  const unit = Math.min(width, height)
  const half = Math.min(width * 0.395, height * 0.36)
  const cx = width / 2
  const top = Math.max(height * 0.075, height / 2 - half * 2.1)
  const bottom = Math.min(height * 0.925, height / 2 + half * 2.1)
  const spring = top + half * 1.02
  const outline = (inset: number) => pointedArch(cx, half - inset, top + inset * 1.25, spring, bottom - inset)
  const cell = unit * 0.105
  const svg =
    element(
      'defs',
      {},
      lattice('wall', { cell, colour: ornament, weight: unit * 0.0014, x: cx - cell / 2, y: top - cell / 2 }),
      verticalGradient('niche', [
        [0, mix(centre, edge, 0.55)],
        [0.5, centre],
        [1, centre],
      ]),
    ) +
    element('rect', { width, height, fill: 'url(#wall)' }) +
    path(outline(-unit * 0.028), { fill: edge }) +
    group(
      { stroke: ornament, fill: 'none', 'stroke-linejoin': 'round' },
      path(outline(-unit * 0.028), { 'stroke-width': unit * 0.0016 }),
      path(outline(-unit * 0.014), { 'stroke-width': unit * 0.006 }),
      path(outline(0), { fill: 'url(#niche)', 'stroke-width': unit * 0.0016 }),
      path(outline(unit * 0.018), { 'stroke-width': unit * 0.0009, 'stroke-opacity': 0.7 }),
    ) +
    path(starPath(cx, top + half * 0.5, unit * 0.024), { fill: ornament })
  const y = spring - half * 0.2
  return { svg, room: { x: cx - half * 0.84, y, width: half * 1.68, height: bottom - unit * 0.06 - y } }
}

/** A four-centred arch over straight sides, as closed path data. */
function pointedArch(cx: number, half: number, top: number, spring: number, bottom: number): string {
  const rise = spring - top
  const [left, right] = [cx - half, cx + half]
  return [
    `M${n(left)} ${n(bottom)}L${n(left)} ${n(spring)}`,
    `C${n(left)} ${n(spring - rise * 0.55)} ${n(cx - half * 0.62)} ${n(top + rise * 0.26)} ${n(cx)} ${n(top)}`,
    `C${n(cx + half * 0.62)} ${n(top + rise * 0.26)} ${n(right)} ${n(spring - rise * 0.55)} ${n(right)} ${n(spring)}`,
    `L${n(right)} ${n(bottom)}Z`,
  ].join('')
}
