import { scaled } from './decimal.ts'
import type { Metal } from './nisab.ts'

/** Gold's parts of 24 (karat) and silver's parts of 1,000 (fineness), the purest first. */
export const purities = { gold: [24, 22, 21, 18, 14, 9], silver: [999, 925, 900, 835, 800] } as const
const WHOLE = { gold: 24, silver: 1000 } as const satisfies Record<Metal, number>

/** Decimals of a weight in grams. */
export const GRAM_DECIMALS = 3

/** Pieces of one metal, purity and use. */
export interface MetalPiece {
  readonly metal: Metal
  readonly milligrams: number
  /** One of {@link purities}. */
  readonly purity: number
  /** Jewellery that is worn, on which the schools differ. */
  readonly worn: boolean
}

/** Milligrams in a gram, times the price units (0.0001) of one smallest unit of money (0.01). */
const UNITS = 1000 * 100

/** The value of the pure metal in the currency's smallest unit; `price` as in `nisabOf`. */
export function pieceValue({ metal, milligrams, purity }: MetalPiece, price: number): number {
  return scaled(milligrams, purity * price, WHOLE[metal] * UNITS)
}
