import { scaled } from './decimal.ts'

/** How crops are watered decides their rate (Bukhari 1483): a tenth, half of that, or three quarters of it for both. */
export const waterings = ['rain', 'both', 'irrigation'] as const
export type Watering = (typeof waterings)[number]

/** Per mille of the harvest. */
export const CROPS_RATES = { rain: 100, both: 75, irrigation: 50 } as const satisfies Record<Watering, number>

/** Five awsuq (Bukhari 1447) of 60 sa' are about 653 kg of wheat; in grams. */
export const CROPS_NISAB = 653_000

export interface CropsZakat {
  /** Grams to give, to the gram; 0 below nisab. */
  readonly due: number
  /** Grams missing to nisab. */
  readonly shortfall: number
}

/** Zakat of a harvest in grams, given from the harvest itself on its day. */
export function cropsZakat(harvest: number, watering: Watering): CropsZakat {
  if (harvest < CROPS_NISAB) return { due: 0, shortfall: CROPS_NISAB - harvest }
  return { due: scaled(harvest, CROPS_RATES[watering], 1000), shortfall: 0 }
}
