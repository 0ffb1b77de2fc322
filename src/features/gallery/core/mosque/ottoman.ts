import { path } from '../svg.ts'
import type { Building } from './building.ts'
import { balcony, block, box, dome, finial, type Materials, openings, pointedOpening } from './parts.ts'

/** A cascade of domes between slender minarets with pointed caps. */
export const ottoman: Building = {
  height: 640,
  wall: '#d9cfbf',
  roof: '#8d98a3',
  trim: '#c79a4b',
  draw: (materials) =>
    [-455, 455, -300, 300].map((x, at) => minaret(x, at < 2 ? 520 : 590, materials)).join('') +
    hall(materials),
}

function hall(materials: Materials): string {
  const { wall, opening, shade, trim } = materials
  const tier = (half: number, top: number, height: number) =>
    block(-half, top, 2 * half, height, wall, shade, 0.3)
  return (
    dome({ x: 0, base: -318, radius: 128, profile: 'round', ribs: 9 }, materials) +
    tier(134, -342, 40) +
    path(
      openings(-126, 126, 11, (x) => pointedOpening(x, -308, 11, 24)),
      { fill: opening },
    ) +
    [-1, 1]
      .map(
        (side) =>
          dome({ x: side * 172, base: -234, radius: 74, profile: 'round', ribs: 7 }, materials) +
          dome({ x: side * 276, base: -168, radius: 46, profile: 'round', ribs: 5 }, materials) +
          dome({ x: side * 142, base: -302, radius: 22, profile: 'round' }, materials),
      )
      .join('') +
    tier(160, -306, 80) +
    dome({ x: 0, base: -232, radius: 104, profile: 'round', ribs: 9 }, materials) +
    tier(250, -240, 80) +
    path(
      openings(-240, 240, 15, (x) => pointedOpening(x, -196, 14, 32)),
      { fill: opening },
    ) +
    tier(325, -172, 172) +
    box(-332, -176, 664, 8, trim) +
    path(
      openings(-310, 310, 11, (x) => pointedOpening(x, -92, 24, 58)),
      { fill: opening },
    ) +
    tier(398, -64, 64) +
    openings(-398, 398, 14, (x) => dome({ x, base: -62, radius: 21, profile: 'round' }, materials)) +
    path(
      openings(-392, 392, 14, (x) => pointedOpening(x, 0, 34, 50)),
      { fill: opening },
    ) +
    block(-42, -118, 84, 118, wall, shade) +
    path(pointedOpening(0, 0, 52, 98), { fill: opening })
  )
}

function minaret(x: number, height: number, { wall, roof, trim, shade }: Materials): string {
  const [body, cap] = [height * 0.74, height * 0.2]
  return (
    finial(x, -body - cap + 4, 34, trim) +
    path(`M${x - 12} ${-body}L${x} ${-body - cap}L${x + 12} ${-body}Z`, { fill: roof }) +
    path(`M${x} ${-body - cap}L${x + 12} ${-body}H${x}Z`, { fill: shade, opacity: 0.22 }) +
    block(x - 10, -body, 20, body, wall, shade, 0.4) +
    block(x - 15, -height * 0.26, 30, height * 0.26, wall, shade, 0.4) +
    balcony(x, -body * 0.9, 34, wall) +
    balcony(x, -body * 0.68, 36, wall) +
    balcony(x, -body * 0.46, 38, wall)
  )
}
