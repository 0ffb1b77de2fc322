import type { Building } from './building.ts'
import { indian } from './indian.ts'
import { maghrebi } from './maghrebi.ts'
import { malay } from './malay.ts'
import { mamluk } from './mamluk.ts'
import { ottoman } from './ottoman.ts'
import { persian } from './persian.ts'
import { sahelian } from './sahelian.ts'

const styles = { ottoman, maghrebi, mamluk, persian, indian, malay, sahelian } as const satisfies Readonly<
  Record<string, Building>
>

export type MosqueStyle = keyof typeof styles
export const mosqueStyles = Object.keys(styles) as readonly MosqueStyle[]
export const buildingOf = (style: MosqueStyle): Building => styles[style]
