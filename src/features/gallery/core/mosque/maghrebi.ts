import { path } from '../svg.ts'
import type { Building } from './building.ts'
import { block, box, dome, finial, horseshoeOpening, type Materials, merlons, openings } from './parts.ts'

/** A square tower over courts with green roofs and horseshoe arches. */
export const maghrebi: Building = {
  height: 640,
  wall: '#d8b48a',
  roof: '#3f7d5c',
  trim: '#c79a4b',
  draw: (materials) => wing(materials) + tower(-250, materials) + gate(190, materials),
}

function tower(x: number, materials: Materials): string {
  const { wall, opening, trim, shade } = materials
  const half = 78
  const panel = (top: number, height: number, columns: number) =>
    box(x - half + 16, top, 2 * half - 32, height, trim) +
    box(x - half + 20, top + 4, 2 * half - 40, height - 8, wall) +
    path(
      openings(x - half + 22, x + half - 22, columns, (at) =>
        horseshoeOpening(at, top + height - 8, 26, height * 0.62),
      ),
      {
        fill: opening,
      },
    )
  return (
    finial(x, -584, 56, trim) +
    dome({ x, base: -548, radius: 28, profile: 'pointed' }, materials) +
    block(x - 36, -550, 72, 96, wall, shade) +
    path(merlons(x - 36, x + 36, -548, 16), { fill: wall }) +
    path(horseshoeOpening(x, -458, 30, 62), { fill: opening }) +
    block(x - half, -456, 2 * half, 456, wall, shade) +
    path(merlons(x - half, x + half, -454, 24), { fill: wall }) +
    box(x - half, -440, 2 * half, 20, materials.roof) +
    panel(-404, 96, 3) +
    panel(-292, 112, 2) +
    panel(-164, 92, 3)
  )
}

function wing({ wall, roof, opening, shade, trim }: Materials): string {
  const roofs = [-120, 40, 360].map(
    (x) =>
      path(`M${x - 96} -168L${x - 58} -224H${x + 58}L${x + 96} -168Z`, { fill: roof }) +
      path(`M${x + 30} -224H${x + 58}L${x + 96} -168H${x + 44}Z`, { fill: shade, opacity: 0.25 }) +
      path(
        Array.from({ length: 11 }, (_, at) => `M${x - 84 + at * 16.8} -168L${x - 52 + at * 10.4} -222`).join(
          '',
        ),
        {
          stroke: shade,
          'stroke-opacity': 0.3,
          'stroke-width': 2,
          fill: 'none',
        },
      ),
  )
  return (
    roofs.join('') +
    block(-480, -170, 960, 170, wall, shade, 0.18) +
    path(merlons(-480, 480, -168, 20), { fill: wall }) +
    box(-480, -150, 960, 7, trim) +
    path(
      openings(-470, 480, 12, (x) => horseshoeOpening(x, 0, 46, 100)),
      { fill: opening },
    )
  )
}

function gate(x: number, { wall, roof, opening, shade, trim }: Materials): string {
  return (
    path(`M${x - 104} -276L${x - 80} -318H${x + 80}L${x + 104} -276Z`, { fill: roof }) +
    block(x - 92, -278, 184, 278, wall, shade) +
    box(x - 72, -252, 144, 252, trim) +
    box(x - 66, -246, 132, 246, wall) +
    path(horseshoeOpening(x, 0, 112, 206), { fill: trim }) +
    path(horseshoeOpening(x, 0, 98, 194), { fill: opening })
  )
}
