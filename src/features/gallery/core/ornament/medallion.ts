import { starPath } from '#shared/core/picture/star-path.ts'
import { roomAround } from '../backdrop.ts'
import { mix } from '../colour/colour.ts'
import { element, group, n, type Point, path, polar } from '../svg.ts'
import { lattice } from './lattice.ts'
import type { Ornament } from './ornament.ts'

/** A lobed medallion with pendants and quarter medallions in the corners, as on the covers of manuscripts. */
export const medallion: Ornament = ({ width, height }, { ornament, ground: [centre, edge] }) => {
  const unit = Math.min(width, height)
  const middle = { x: width / 2, y: height / 2 }
  const radius = unit * 0.36
  const tone = mix(edge, ornament, 0.16)
  const lobed = (at: Point, r: number, lobes: number, of: Readonly<Record<string, string | number>>) =>
    path(lobes16(at, r, lobes), of)
  const thin = { 'stroke-width': unit * 0.0014 }
  const corners = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ].map(([x = 0, y = 0]) => {
    const at = { x, y }
    return (
      lobed(at, unit * 0.25, 16, { fill: tone, ...thin }) +
      lobed(at, unit * 0.235, 16, { fill: 'url(#corner)', 'stroke-width': unit * 0.0036 })
    )
  })
  const pendants = [-1, 1].map((side) => {
    const at = { x: middle.x, y: middle.y + side * radius * 1.185 }
    const tip = { x: middle.x, y: middle.y + side * radius * 1.335 }
    return (
      lobed(at, unit * 0.044, 8, { fill: tone, ...thin }) +
      path(starPath(at.x, at.y, unit * 0.022), { fill: ornament, 'stroke-width': 0 }) +
      path(starPath(tip.x, tip.y, unit * 0.009), { fill: ornament, 'stroke-width': 0 })
    )
  })
  const svg =
    element('defs', {}, lattice('corner', { cell: unit * 0.07, colour: ornament, weight: unit * 0.0011 })) +
    group(
      { fill: 'none', stroke: ornament, 'stroke-linejoin': 'round' },
      ...corners,
      ...pendants,
      lobed(middle, radius * 1.09, 16, { fill: tone, ...thin }),
      lobed(middle, radius * 1.05, 16, { 'stroke-width': unit * 0.0045 }),
      lobed(middle, radius, 16, { fill: centre, ...thin }),
      lobed(middle, radius * 0.965, 16, { 'stroke-width': unit * 0.0008, 'stroke-opacity': 0.7 }),
    )
  return { svg, room: roomAround(middle.x, middle.y, radius * 1.66, radius * 1.14) }
}

/** A circle of round lobes, as closed path data. */
function lobes16(centre: Point, radius: number, lobes: number): string {
  const valley = (at: number) =>
    polar(centre, radius * 0.93, (2 * Math.PI * (at - 0.5)) / lobes - Math.PI / 2)
  const first = valley(0)
  const chord = 2 * radius * 0.93 * Math.sin(Math.PI / lobes)
  const arcs = Array.from({ length: lobes }, (_, at) => {
    const { x, y } = valley(at + 1)
    return `A${n(chord * 0.56)} ${n(chord * 0.56)} 0 0 1 ${n(x)} ${n(y)}`
  })
  return `M${n(first.x)} ${n(first.y)}${arcs.join('')}Z`
}
