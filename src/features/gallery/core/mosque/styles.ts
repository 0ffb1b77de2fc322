import { indian } from './indian.ts'
import { maghrebi } from './maghrebi.ts'
import { malay } from './malay.ts'
import { mamluk } from './mamluk.ts'
import { ottoman } from './ottoman.ts'
import type { Materials } from './parts.ts'
import { persian } from './persian.ts'
import { sahelian } from './sahelian.ts'

/** A building in local units: from -500 to 500, the ground at 0. */
export interface Building {
  /** Of the highest finial. */
  readonly height: number
  readonly wall: string
  readonly roof: string
  readonly trim: string
  readonly draw: (materials: Materials) => string
}

const styles = { ottoman, maghrebi, mamluk, persian, indian, malay, sahelian } as const satisfies Readonly<
  Record<string, Building>
>

export type MosqueStyle = keyof typeof styles
export const mosqueStyles = Object.keys(styles) as readonly MosqueStyle[]
export const buildingOf = (style: MosqueStyle): Building => styles[style]
