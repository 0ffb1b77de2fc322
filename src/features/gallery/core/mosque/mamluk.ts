import { path } from '../svg.ts'
import type { Building } from './building.ts'
import {
  balcony,
  block,
  box,
  dome,
  finial,
  type Materials,
  merlons,
  openings,
  pointedOpening,
} from './parts.ts'

/** Striped stone, a tall carved dome and a minaret of three storeys. */
export const mamluk: Building = {
  height: 650,
  wall: '#dcc7a2',
  roof: '#cdb48a',
  trim: '#a4573c',
  draw: (materials) => hall(materials) + minaret(-262, materials) + minaret(330, materials, 0.86),
}

function hall(materials: Materials): string {
  const { wall, opening, trim, shade } = materials
  const stripes = (x: number, top: number, width: number, height: number) =>
    path(
      Array.from(
        { length: Math.floor(height / 30) },
        (_, at) => `M${x} ${top + 15 + at * 30}h${width}v13h${-width}Z`,
      ).join(''),
      { fill: trim, opacity: 0.34 },
    )
  const facade = (x: number, top: number, width: number) =>
    block(x, top, width, -top, wall, shade, 0.14) +
    stripes(x, top, width, -top) +
    path(merlons(x, x + width, top + 2, 26), { fill: wall })
  const recess = (x: number, width: number, height: number) =>
    path(pointedOpening(x, -24, width, height), { fill: shade, opacity: 0.24 }) +
    path(
      openings(x - width * 0.34, x + width * 0.34, 2, (at) => pointedOpening(at, -height * 0.5, 15, 44)),
      { fill: opening },
    ) +
    box(x - width * 0.26, -92, width * 0.52, 60, opening)
  return (
    dome({ x: 110, base: -398, radius: 98, profile: 'pointed', ribs: 12 }, materials) +
    block(8, -426, 204, 60, wall, shade) +
    path(
      openings(16, 204, 7, (x) => pointedOpening(x, -378, 14, 34)),
      { fill: opening },
    ) +
    block(-6, -372, 232, 60, wall, shade) +
    facade(-60, -318, 320) +
    facade(-470, -214, 420) +
    facade(250, -236, 225) +
    recess(30, 78, 236) +
    recess(184, 78, 236) +
    [-415, -345, -130].map((x) => recess(x, 50, 150)).join('') +
    [300, 422].map((x) => recess(x, 54, 168)).join('') +
    block(-112 + 220, -300, 0, 0, wall, shade) +
    path(pointedOpening(107, 0, 58, 190), { fill: shade, opacity: 0.45 }) +
    box(88, -84, 38, 84, opening)
  )
}

function minaret(x: number, { wall, roof, trim, opening, shade }: Materials, scale = 1): string {
  const y = (value: number) => value * scale
  const w = (value: number) => value * scale
  return (
    finial(x, y(-618), w(40), trim) +
    path(
      `M${x - w(9)} ${y(-566)}C${x - w(34)} ${y(-578)} ${x - w(24)} ${y(-606)} ${x} ${y(-626)}C${x + w(24)} ${y(-606)} ${x + w(34)} ${y(-578)} ${x + w(9)} ${y(-566)}Z`,
      { fill: roof },
    ) +
    block(x - w(24), y(-566), w(48), w(66), wall, shade) +
    path(
      openings(x - w(22), x + w(22), 3, (at) => pointedOpening(at, y(-502), w(11), w(52))),
      { fill: opening },
    ) +
    balcony(x, y(-496), w(72), wall) +
    block(x - w(24), y(-492), w(48), w(112), wall, shade) +
    path(
      Array.from(
        { length: 5 },
        (_, at) => `M${x - w(24)} ${y(-480 + at * 18)}l${w(24)} ${w(-12)}l${w(24)} ${w(12)}`,
      ).join(''),
      {
        fill: 'none',
        stroke: trim,
        'stroke-opacity': 0.55,
        'stroke-width': w(3),
      },
    ) +
    balcony(x, y(-372), w(88), wall) +
    block(x - w(31), y(-368), w(62), w(120), wall, shade) +
    path(
      openings(x - w(24), x + w(24), 2, (at) => pointedOpening(at, y(-272), w(13), w(64))),
      { fill: opening },
    ) +
    block(x - w(42), y(-252), w(84), w(252), wall, shade) +
    path(merlons(x - w(42), x + w(42), y(-250), w(16)), { fill: wall })
  )
}
