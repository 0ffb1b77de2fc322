import { starPath } from '#shared/core/picture/star-path.ts'
import { path } from '../svg.ts'
import type { Building } from './building.ts'
import { balcony, block, box, dome, type Materials, openings, pointedOpening } from './parts.ts'

/** A great portal between two minarets, with a turquoise dome behind. */
export const persian: Building = {
  height: 640,
  wall: '#d2b48c',
  roof: '#2f94a3',
  trim: '#225a78',
  draw: (materials) =>
    domeBehind(materials) +
    arcades(materials) +
    [-128, 128].map((x) => minaret(x, materials)).join('') +
    portal(materials),
}

function domeBehind(materials: Materials): string {
  const { wall, shade, trim, opening } = materials
  return (
    dome({ x: 0, base: -386, radius: 112, profile: 'onion', ribs: 10 }, materials) +
    block(-104, -394, 208, 110, wall, shade) +
    box(-106, -394, 212, 18, trim) +
    path(
      openings(-100, 100, 8, (x) => pointedOpening(x, -322, 13, 36)),
      { fill: opening },
    )
  )
}

function portal({ wall, trim, roof, opening, shade }: Materials): string {
  return (
    block(-128, -330, 256, 330, wall, shade, 0.2) +
    box(-116, -318, 232, 318, trim) +
    path(Array.from({ length: 9 }, (_, at) => starPath(-92 + at * 23, -300, 9)).join(''), {
      fill: wall,
      opacity: 0.85,
    }) +
    box(-92, -282, 184, 282, roof) +
    path(pointedOpening(0, 0, 160, 262), { fill: wall }) +
    path(pointedOpening(0, 0, 148, 250), { fill: shade, opacity: 0.5 }) +
    path(pointedOpening(0, -4, 92, 168), { fill: trim, opacity: 0.6 }) +
    path(pointedOpening(0, 0, 58, 96), { fill: opening })
  )
}

function minaret(x: number, { wall, trim, roof, shade, opening }: Materials): string {
  const spiral = Array.from({ length: 13 }, (_, at) => `M${x - 14} ${-338 - at * 15}l28 -10`).join('')
  return (
    path(
      `M${x - 13} -582C${x - 17} -604 ${x - 9} -618 ${x} -634C${x + 9} -618 ${x + 17} -604 ${x + 13} -582Z`,
      { fill: roof },
    ) +
    block(x - 12, -584, 24, 40, wall, shade, 0.4) +
    path(pointedOpening(x, -548, 10, 28), { fill: opening }) +
    balcony(x, -538, 50, trim) +
    block(x - 15, -534, 30, 534, wall, shade, 0.4) +
    path(spiral, { fill: 'none', stroke: trim, 'stroke-width': 5, 'stroke-opacity': 0.8 })
  )
}

function arcades({ wall, trim, roof, opening, shade }: Materials): string {
  const storey = (base: number) =>
    [-1, 1]
      .map((side) => {
        const [from, to] = side < 0 ? [-490, -136] : [136, 490]
        return (
          path(
            openings(from, to, 5, (x) => pointedOpening(x, base, 58, 84)),
            { fill: roof },
          ) +
          path(
            openings(from, to, 5, (x) => pointedOpening(x, base, 48, 76)),
            { fill: opening },
          )
        )
      })
      .join('')
  return (
    block(-492, -214, 984, 214, wall, shade, 0.16) +
    box(-492, -214, 984, 12, trim) +
    box(-492, -106, 984, 7, trim) +
    storey(-112) +
    storey(0)
  )
}
