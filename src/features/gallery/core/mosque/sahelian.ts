import { n, path } from '../svg.ts'
import type { Building } from './building.ts'
import { block, finial, type Materials, openings, pointedOpening } from './parts.ts'

/** Earthen towers with wooden beams, as in Mali. */
export const sahelian: Building = {
  height: 560,
  wall: '#b9814f',
  roof: '#b9814f',
  trim: '#f0e2c8',
  draw: (materials) =>
    wall(materials) +
    [
      { x: -300, height: 420 },
      { x: 0, height: 510 },
      { x: 300, height: 420 },
    ]
      .map(({ x, height }) => tower(x, height, materials))
      .join(''),
}

const cone = (x: number, base: number, half: number, height: number) =>
  `M${n(x - half)} ${n(base)}C${n(x - half)} ${n(base - height * 0.7)} ${n(x - half * 0.35)} ${n(base - height)} ${n(x)} ${n(base - height)}C${n(x + half * 0.35)} ${n(base - height)} ${n(x + half)} ${n(base - height * 0.7)} ${n(x + half)} ${n(base)}Z`

function wall({ wall: clay, shade, opening }: Materials): string {
  const buttresses = Array.from({ length: 17 }, (_, at) => -480 + at * 60)
  return (
    block(-490, -206, 980, 206, clay, shade, 0.1) +
    path(buttresses.map((x) => cone(x, -200, 17, 62)).join(''), { fill: clay }) +
    path(buttresses.map((x) => `M${x - 13} 0V-204h26V0Z`).join(''), { fill: clay }) +
    path(buttresses.map((x) => `M${x + 4} 0V-238c6 4 9 16 9 34V0Z`).join(''), {
      fill: shade,
      opacity: 0.22,
    }) +
    path(
      openings(-450, 450, 15, (x) => pointedOpening(x, -90, 12, 40)),
      { fill: opening },
    ) +
    path([-150, 150].map((x) => pointedOpening(x, 0, 38, 92)).join(''), { fill: opening }) +
    beams(-480, 480, 16, -150, shade)
  )
}

function tower(x: number, height: number, { wall: clay, shade, opening, trim }: Materials): string {
  const top = -height * 0.84
  const body = `M${x - 84} 0L${x - 62} ${top}H${x + 62}L${x + 84} 0Z`
  const rows = [0.34, 0.5, 0.66, 0.82].map((share) =>
    beams(x - 66 + 12 * share, x + 66 - 12 * share, 5, top * share, shade),
  )
  return (
    finial(x, -height + 4, 50, trim) +
    path(cone(x, top + 4, 40, height * 0.18), { fill: clay }) +
    path([-52, 52].map((dx) => cone(x + dx, top + 4, 15, 50)).join(''), { fill: clay }) +
    path(body, { fill: clay }) +
    path(`M${x + 30} 0L${x + 24} ${top}H${x + 62}L${x + 84} 0Z`, { fill: shade, opacity: 0.22 }) +
    path(
      [-44, 0, 44]
        .map((dx) => `M${x + dx - 7} -30L${x + dx * 0.85 - 5} ${top + 24}h10L${x + dx + 7} -30Z`)
        .join(''),
      {
        fill: shade,
        opacity: 0.16,
      },
    ) +
    rows.join('') +
    path(pointedOpening(x, 0, 44, 104), { fill: opening })
  )
}

/** The ends of wooden beams, with their shadows. */
const beams = (from: number, to: number, count: number, y: number, shade: string): string =>
  path(
    openings(from, to, count, (x) => `M${n(x - 3)} ${n(y)}h6v16h-6Z`),
    { fill: shade, opacity: 0.75 },
  ) +
  path(
    openings(from, to, count, (x) => `M${n(x + 3)} ${n(y + 14)}l10 12v10l-10 -14Z`),
    { fill: shade, opacity: 0.2 },
  )
