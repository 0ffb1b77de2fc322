import { path } from '../svg.ts'
import type { Building } from './building.ts'
import { balcony, block, box, dome, type Materials, merlons, openings, pointedOpening } from './parts.ts'

/** Three marble domes over red sandstone, kiosks and tapering minarets. */
export const indian: Building = {
  height: 640,
  wall: '#b8664c',
  roof: '#f2ece1',
  trim: '#f0e4d0',
  draw: (materials) =>
    domes(materials) +
    hall(materials) +
    portal(materials) +
    [-452, 452].map((x) => minaret(x, materials)).join(''),
}

function domes(materials: Materials): string {
  const { wall, shade, trim } = materials
  return [
    { x: -232, radius: 72, base: -296 },
    { x: 232, radius: 72, base: -296 },
    { x: 0, radius: 98, base: -364 },
  ]
    .map(
      ({ x, radius, base }) =>
        dome({ x, base, radius, profile: 'onion', ribs: 8 }, materials) +
        block(x - radius * 0.94, base - 6, radius * 1.88, 90, wall, shade) +
        box(x - radius, base - 8, radius * 2, 12, trim),
    )
    .join('')
}

function hall({ wall, trim, opening, shade }: Materials): string {
  return (
    block(-400, -226, 800, 226, wall, shade, 0.16) +
    box(-400, -226, 800, 9, trim) +
    path(merlons(-400, 400, -224, 18), { fill: trim }) +
    [-1, 1]
      .map((side) => {
        const [from, to] = side < 0 ? [-392, -132] : [132, 392]
        return (
          path(
            openings(from, to, 3, (x) => pointedOpening(x, 0, 76, 178)),
            { fill: trim },
          ) +
          path(
            openings(from, to, 3, (x) => pointedOpening(x, 0, 62, 166)),
            { fill: opening },
          )
        )
      })
      .join('')
  )
}

function portal(materials: Materials): string {
  const { wall, trim, opening, shade } = materials
  return (
    block(-122, -312, 244, 312, wall, shade, 0.2) +
    path(merlons(-122, 122, -310, 20), { fill: trim }) +
    box(-104, -292, 208, 292, trim) +
    box(-95, -283, 190, 283, wall) +
    path(pointedOpening(0, 0, 158, 258), { fill: trim }) +
    path(pointedOpening(0, 0, 142, 244), { fill: shade, opacity: 0.5 }) +
    path(pointedOpening(0, 0, 84, 150), { fill: opening }) +
    [-122, 122].map((x) => kiosk(x, -312, 1, materials)).join('')
  )
}

/** A small dome on four pillars. */
function kiosk(x: number, base: number, scale: number, materials: Materials): string {
  const { trim, wall } = materials
  const w = 26 * scale
  return (
    dome({ x, base: base - 44 * scale, radius: 19 * scale, profile: 'onion' }, materials) +
    box(x - w, base - 46 * scale, 2 * w, 7 * scale, trim) +
    [-0.8, -0.2, 0.4].map((at) => box(x + at * w, base - 40 * scale, w * 0.22, 40 * scale, wall)).join('') +
    box(x - w, base - 4 * scale, 2 * w, 7 * scale, trim)
  )
}

function minaret(x: number, materials: Materials): string {
  const { wall, trim, shade } = materials
  const taper = `M${x - 26} 0L${x - 17} -520H${x + 17}L${x + 26} 0Z`
  return (
    kiosk(x, -520, 1.05, materials) +
    path(taper, { fill: wall }) +
    path(Array.from({ length: 5 }, (_, at) => `M${x - 3} ${-500 + at * 104}h6v84h-6Z`).join(''), {
      fill: trim,
      opacity: 0.75,
    }) +
    path(`M${x + 6} 0V-520H${x + 17}L${x + 26} 0Z`, { fill: shade, opacity: 0.22 }) +
    balcony(x, -514, 56, trim) +
    balcony(x, -348, 60, trim) +
    balcony(x, -182, 66, trim)
  )
}
