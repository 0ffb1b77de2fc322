import { group, n, path } from '../svg.ts'

const FRONDS = 13

/** A date palm with its foot at a point: a curved trunk and feathered fronds. */
export function palm(
  { x, y, height, lean, colour }: { x: number; y: number; height: number; lean: number; colour: string },
  random: () => number,
): string {
  const [topX, topY] = [x + lean * height, y - height]
  const width = height * 0.022
  const trunk = `M${n(x - width)} ${n(y)}Q${n(x - width * 0.4 + lean * height * 0.2)} ${n(y - height * 0.55)} ${n(topX - width * 0.5)} ${n(topY)}L${n(topX + width * 0.5)} ${n(topY)}Q${n(x + width * 0.7 + lean * height * 0.2)} ${n(y - height * 0.55)} ${n(x + width)} ${n(y)}Z`
  const fronds = Array.from({ length: FRONDS }, (_, at) => {
    const angle = -Math.PI * (0.5 + (at / (FRONDS - 1) - 0.5) * 1.5) + (random() - 0.5) * 0.15
    return frond(topX, topY, angle, height * (0.3 + 0.07 * random()))
  })
  return group(
    { fill: colour, stroke: colour, 'stroke-linecap': 'round' },
    path(trunk, { stroke: 'none' }),
    path(fronds.join(''), { fill: 'none', 'stroke-width': height * 0.008 }),
  )
}

/** A stem that bends down under its weight, with leaflets on both sides. */
function frond(x: number, y: number, angle: number, length: number): string {
  const at = (share: number) => ({
    x: x + Math.cos(angle) * length * share,
    y: y + Math.sin(angle) * length * share + length * 0.62 * share ** 2.1,
  })
  const end = at(1)
  const middle = at(0.5)
  const stem = `M${n(x)} ${n(y)}Q${n(2 * middle.x - (x + end.x) / 2)} ${n(2 * middle.y - (y + end.y) / 2)} ${n(end.x)} ${n(end.y)}`
  const leaflets = Array.from({ length: 17 }, (_, index) => {
    const share = 0.14 + (index / 17) * 0.86
    const from = at(share)
    const ahead = at(share + 0.01)
    const along = Math.atan2(ahead.y - from.y, ahead.x - from.x)
    const reach = length * 0.24 * Math.sin(Math.PI * (0.12 + share * 0.8)) + length * 0.03
    return [0.62, -0.62]
      .map(
        (turn) =>
          `M${n(from.x)} ${n(from.y)}l${n(Math.cos(along + turn) * reach)} ${n(Math.sin(along + turn) * reach + reach * 0.22)}`,
      )
      .join('')
  })
  return stem + leaflets.join('')
}
