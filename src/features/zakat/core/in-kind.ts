import type { Calculation } from './calculation.ts'
import { type CropsZakat, cropsZakat } from './crops.ts'
import { type Given, type Herd, herds, livestockZakat } from './livestock.ts'

/** Zakat of crops and livestock, which is given in kind. */
export interface InKindZakat {
  /** `undefined` without a harvest. */
  readonly crops: CropsZakat | undefined
  /** The herds that the person has, in the order of `herds`; `options` as in `livestockZakat`. */
  readonly herds: readonly {
    readonly herd: Herd
    readonly count: number
    readonly options: readonly (readonly Given[])[]
  }[]
  readonly isDue: boolean
}

/** The zakat of a calculation's crops and livestock. Each has a nisab of its own. */
export function inKindZakat({
  harvest,
  watering,
  herds: owned,
}: Pick<Calculation, 'harvest' | 'watering' | 'herds'>): InKindZakat {
  const crops = harvest > 0 ? cropsZakat(harvest, watering) : undefined
  const parts = herds
    .map((herd) => ({ herd, count: owned[herd] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ herd, count }) => ({ herd, count, options: livestockZakat(herd, count) }))
  const isDue = (crops?.due ?? 0) > 0 || parts.some(({ options }) => options.length > 0)
  return { crops, herds: parts, isDue }
}
