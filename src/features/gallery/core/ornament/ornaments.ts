import type { Backdrop } from '../backdrop.ts'
import type { Palette } from '../colour/palettes.ts'
import type { PictureSize } from '../sizes.ts'
import { element, radialGradient } from '../svg.ts'
import { arch } from './arch.ts'
import { bands } from './bands.ts'
import { field } from './field.ts'
import { frame } from './frame.ts'
import { medallion } from './medallion.ts'
import type { Ornament } from './ornament.ts'
import { rosette } from './rosette.ts'
import { starPanel } from './star-panel.ts'

const ornaments = {
  frame,
  rosette,
  arch,
  star: starPanel,
  medallion,
  bands,
  field,
} as const satisfies Readonly<Record<string, Ornament>>

export type OrnamentName = keyof typeof ornaments
export const ornamentNames = Object.keys(ornaments) as readonly OrnamentName[]

export function ornamentBackdrop(name: OrnamentName, size: PictureSize, palette: Palette): Backdrop {
  const { svg, room } = ornaments[name](size, palette)
  const { ink, muted, ground } = palette
  return { svg: groundOf(size, palette) + svg, room, ink, muted, behind: ground }
}

const groundOf = ({ width, height }: PictureSize, { ground: [centre, edge] }: Palette): string =>
  element(
    'defs',
    {},
    radialGradient(
      'ground',
      [
        [0, centre],
        [1, edge],
      ],
      { cx: '50%', cy: '46%', r: '72%' },
    ),
  ) + element('rect', { width, height, fill: 'url(#ground)' })
