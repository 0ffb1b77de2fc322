import type { Materials } from './parts.ts'

/** A building in local units: from -500 to 500, the ground at 0. */
export interface Building {
  /** Of the highest finial. */
  readonly height: number
  readonly wall: string
  readonly roof: string
  readonly trim: string
  readonly draw: (materials: Materials) => string
}
