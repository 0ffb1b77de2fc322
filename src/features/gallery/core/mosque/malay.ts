import { path } from '../svg.ts'
import type { Building } from './building.ts'
import { block, box, finial, type Materials, openings, pointedOpening } from './parts.ts'

/** A wooden hall under a roof of three tiers, with a tower of its own. */
export const malay: Building = {
  height: 560,
  wall: '#b98a5a',
  roof: '#8c4a38',
  trim: '#e0bd76',
  draw: (materials) => tower(-372, materials) + hall(60, materials),
}

function hall(x: number, materials: Materials): string {
  const { wall, trim, opening, shade } = materials
  return (
    finial(x, -500, 58, trim) +
    tier(x, -404, 18, 118, 104, materials) +
    box(x - 92, -404, 184, 44, wall) +
    path(
      openings(x - 88, x + 88, 7, (at) => pointedOpening(at, -366, 14, 28)),
      { fill: opening },
    ) +
    tier(x, -272, 104, 236, 96, materials) +
    box(x - 196, -272, 392, 42, wall) +
    path(
      openings(x - 190, x + 190, 13, (at) => pointedOpening(at, -236, 16, 28)),
      { fill: opening },
    ) +
    tier(x, -138, 214, 376, 98, materials) +
    block(x - 318, -138, 636, 120, wall, shade, 0.2) +
    path(
      openings(x - 312, x + 312, 11, (at) => pointedOpening(at, -28, 34, 84)),
      { fill: opening },
    ) +
    path(
      openings(x - 340, x + 340, 12, (at) => `M${at - 7} -138h14v124h-14Z`),
      { fill: trim },
    ) +
    box(x - 352, -22, 704, 22, shade) +
    box(x - 352, -22, 704, 7, trim) +
    path(`M${x - 58} 0l14 -22h88l14 22Z`, { fill: wall })
  )
}

/** A hipped roof that sweeps up at its eaves. */
function tier(
  x: number,
  eaves: number,
  upper: number,
  lower: number,
  height: number,
  { roof, trim, shade }: Materials,
): string {
  const top = eaves - height
  const left = `M${x - upper} ${top}C${x - upper - (lower - upper) * 0.3} ${top + height * 0.62} ${x - lower + 34} ${eaves - 14} ${x - lower} ${eaves - 10}L${x - lower + 8} ${eaves}`
  const right = `L${x + lower - 8} ${eaves}L${x + lower} ${eaves - 10}C${x + lower - 34} ${eaves - 14} ${x + upper + (lower - upper) * 0.3} ${top + height * 0.62} ${x + upper} ${top}Z`
  const lines = Array.from({ length: 15 }, (_, at) => {
    const share = (at + 1) / 8 - 1
    return `M${x + upper * share} ${top + 4}Q${x + (upper + (lower - upper) * 0.34) * share} ${top + height * 0.66} ${x + (lower - 16) * share} ${eaves - 6}`
  })
  return (
    path(left + right, { fill: roof }) +
    path(`M${x + upper * 0.4} ${top}L${x + lower * 0.46} ${eaves}${right}`, { fill: shade, opacity: 0.22 }) +
    path(lines.join(''), { fill: 'none', stroke: shade, 'stroke-opacity': 0.28, 'stroke-width': 2 }) +
    path(`M${x - lower + 8} ${eaves}L${x - lower} ${eaves - 10}`, {
      stroke: trim,
      'stroke-width': 5,
      fill: 'none',
    }) +
    box(x - lower + 8, eaves - 4, 2 * lower - 16, 8, trim)
  )
}

function tower(x: number, materials: Materials): string {
  const { wall, trim, opening, shade } = materials
  return (
    finial(x, -462, 44, trim) +
    tier(x, -396, 6, 74, 76, materials) +
    box(x - 38, -396, 76, 60, wall) +
    path(
      openings(x - 36, x + 36, 3, (at) => pointedOpening(at, -340, 15, 44)),
      { fill: opening },
    ) +
    tier(x, -308, 34, 88, 42, materials) +
    block(x - 50, -308, 100, 308, wall, shade) +
    [-250, -160, -70]
      .map((y) => path(pointedOpening(x, y, 24, 48), { fill: opening }) + box(x - 50, y + 22, 100, 6, trim))
      .join('')
  )
}
