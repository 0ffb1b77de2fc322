import { group, n, path } from '../svg.ts'

/** The colours of a building. Local units: the ground is at 0, up is negative. */
export interface Materials {
  readonly wall: string
  readonly roof: string
  readonly trim: string
  /** Windows and doors. */
  readonly opening: string
  /** The side away from the light, drawn over everything. */
  readonly shade: string
}

const SHADE = 0.22

export const box = (x: number, top: number, width: number, height: number, fill: string): string =>
  path(`M${n(x)} ${n(top)}h${n(width)}v${n(height)}h${n(-width)}Z`, { fill })

/** A box whose right part is in shadow. */
export const block = (
  x: number,
  top: number,
  width: number,
  height: number,
  fill: string,
  shade: string,
  share = 0.32,
) =>
  box(x, top, width, height, fill) +
  group({ opacity: SHADE }, box(x + width * (1 - share), top, width * share, height, shade))

/** A pointed opening around `x`, standing on `base`. */
export const pointedOpening = (x: number, base: number, width: number, height: number): string => {
  const half = width / 2
  const spring = base - height * 0.58
  return `M${n(x - half)} ${n(base)}V${n(spring)}C${n(x - half)} ${n(base - height * 0.82)} ${n(x - half * 0.45)} ${n(base - height * 0.92)} ${n(x)} ${n(base - height)}C${n(x + half * 0.45)} ${n(base - height * 0.92)} ${n(x + half)} ${n(base - height * 0.82)} ${n(x + half)} ${n(spring)}V${n(base)}Z`
}

/** A horseshoe opening, wider above than at its foot. */
export const horseshoeOpening = (x: number, base: number, width: number, height: number): string => {
  const [foot, r] = [width * 0.38, width / 2]
  const spring = base - height + r
  return `M${n(x - foot)} ${n(base)}V${n(spring + r * 0.62)}A${n(r)} ${n(r)} 0 1 1 ${n(x + foot)} ${n(spring + r * 0.62)}V${n(base)}Z`
}

/** A row of equal openings between two places. */
export const openings = (from: number, to: number, count: number, draw: (x: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(from + ((to - from) * (at + 0.5)) / count)).join('')

/** A row of merlons on a wall. */
export const merlons = (from: number, to: number, base: number, size: number): string => {
  const count = Math.max(2, Math.round((to - from) / (size * 1.6)))
  const step = (to - from) / count
  return Array.from({ length: count }, (_, at) => {
    const x = from + (at + 0.5) * step
    const half = step * 0.36
    return `M${n(x - half)} ${n(base)}v${n(-size * 0.45)}h${n(half * 0.5)}v${n(-size * 0.3)}L${n(x)} ${n(base - size)}L${n(x + half * 0.5)} ${n(base - size * 0.75)}v${n(size * 0.3)}h${n(half * 0.5)}v${n(size * 0.45)}Z`
  }).join('')
}

/** A spire of balls, as on domes and minarets of every region. */
export const finial = (x: number, base: number, size: number, fill: string): string => {
  const ball = (y: number, r: number) =>
    `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`
  const stem = size * 0.05
  return path(
    `M${n(x - stem)} ${n(base)}L${n(x)} ${n(base - size)}L${n(x + stem)} ${n(base)}Z${ball(base - size * 0.22, size * 0.13)}${ball(base - size * 0.48, size * 0.09)}${ball(base - size * 0.68, size * 0.055)}`,
    { fill },
  )
}

const profiles = {
  /** A little lower than a half circle. */
  round: (r: number) => `C${n(-r)} ${n(-r * 0.6)} ${n(-r * 0.52)} ${n(-r * 0.92)} 0 ${n(-r * 0.96)}`,
  /** Raised, with a point. */
  pointed: (r: number) => `C${n(-r * 1.03)} ${n(-r * 0.72)} ${n(-r * 0.5)} ${n(-r * 1.1)} 0 ${n(-r * 1.42)}`,
  /** Wider than its foot. */
  onion: (r: number) =>
    `C${n(-r * 1.42)} ${n(-r * 0.42)} ${n(-r * 1.2)} ${n(-r * 1.08)} ${n(-r * 0.46)} ${n(-r * 1.42)}C${n(-r * 0.2)} ${n(-r * 1.54)} ${n(-r * 0.06)} ${n(-r * 1.64)} 0 ${n(-r * 1.84)}`,
} as const

const heights = { round: 0.96, pointed: 1.42, onion: 1.84 } as const

export type DomeProfile = keyof typeof profiles

/** A dome on its drum’s upper edge, with a finial. */
export function dome(
  {
    x,
    base,
    radius,
    profile,
    ribs = 0,
  }: { x: number; base: number; radius: number; profile: DomeProfile; ribs?: number },
  { roof, trim, shade }: Materials,
): string {
  const top = -radius * heights[profile]
  const left = profiles[profile](radius)
  const half = `M${n(-radius)} 0${left}L0 0Z`
  const ribLines = Array.from({ length: ribs }, (_, at) => {
    const share = ((at + 0.5) / ribs) * 2 - 1
    return path(`M${n(-radius)} 0${left}`, {
      transform: `scale(${n(share)} 1)`,
      fill: 'none',
      stroke: shade,
      'stroke-opacity': 0.25,
      'stroke-width': 2,
      'vector-effect': 'non-scaling-stroke',
    })
  })
  return (
    finial(x, base + top + radius * 0.04, radius * 0.5 + 8, trim) +
    group(
      { transform: `translate(${n(x)} ${n(base)})` },
      path(half, { fill: roof }),
      path(half, { fill: roof, transform: 'scale(-1 1)' }),
      path(half, { fill: shade, opacity: SHADE, transform: 'scale(-1 1)' }),
      path(half, { fill: '#fff', opacity: 0.1, transform: 'scale(0.55 0.96)' }),
      ...ribLines,
    )
  )
}

/** A balcony around a tower: a slab that widens upwards, with a railing. */
export const balcony = (x: number, y: number, width: number, fill: string): string =>
  path(
    `M${n(x - width * 0.32)} ${n(y + width * 0.3)}L${n(x - width * 0.5)} ${n(y)}v${n(-width * 0.2)}h${n(width)}v${n(width * 0.2)}L${n(x + width * 0.32)} ${n(y + width * 0.3)}Z`,
    { fill },
  )
