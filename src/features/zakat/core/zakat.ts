import { type Calculation, type WealthKind, wealthKinds } from './calculation.ts'
import { scaled } from './decimal.ts'
import { pieceValue } from './metal-piece.ts'
import { nisabOf } from './nisab.ts'
import { shareOut } from './share-out.ts'

/** 2.5 %, as a fraction: a quarter of a tenth. */
const RATE = { times: 1, by: 40 } as const

/** One kind of wealth in a result. Amounts are in the currency's smallest unit. */
export interface WealthPart {
  readonly kind: WealthKind
  readonly value: number
  /** The part of `value` on which zakat is due. */
  readonly counted: number
  /** This kind's part of the zakat. All parts add up to `ZakatResult.zakat` exactly. */
  readonly zakat: number
}

export interface ZakatResult {
  /** In the order of `wealthKinds`, without those of no value. */
  readonly parts: readonly WealthPart[]
  /** The sum of what counts. */
  readonly total: number
  /** Debts that were subtracted, at most `total`. */
  readonly debts: number
  /** `total` without `debts`. */
  readonly net: number
  /** `undefined` while the basis has no price; then no zakat is calculated. */
  readonly nisab: number | undefined
  /** How much `net` is below nisab. */
  readonly shortfall: number
  readonly zakat: number
  /** Pieces could not be valued because their metal has no price. */
  readonly lacksPrice: boolean
}

/**
 * Zakat by the specification (section 9): 2.5 % of what is left of the wealth after debts, half of the smallest unit
 * rounded up, and none below nisab. The order of entries doesn't matter.
 */
export function zakatOf(calculation: Calculation): ZakatResult {
  const { basis, debts, subtractsDebts, pieces } = calculation
  const values = wealthKinds
    .map((kind) => ({ kind, value: wealthOf(kind, calculation) }))
    .filter(({ value }) => value > 0)
    .map((part) => ({ ...part, counted: countedOf(part, calculation) }))
  const total = values.reduce((sum, { counted }) => sum + counted, 0)
  const subtracted = subtractsDebts ? Math.min(debts, total) : 0
  const net = total - subtracted
  const nisab = nisabOf(basis, priceOf(basis, calculation))
  const isDue = nisab !== undefined && net >= nisab
  const zakat = isDue ? scaled(net, RATE.times, RATE.by) : 0
  const shares = shareOut(
    zakat,
    values.map(({ counted }) => counted),
  )
  return {
    parts: values.map((part, index) => ({ ...part, zakat: shares[index] ?? 0 })),
    total,
    debts: subtracted,
    net,
    nisab,
    shortfall: nisab === undefined || isDue ? 0 : nisab - net,
    zakat,
    lacksPrice: pieces.some(({ metal, milligrams }) => milligrams > 0 && !priceOf(metal, calculation)),
  }
}

const priceOf = (metal: 'silver' | 'gold', { silverPrice, goldPrice }: Calculation): number | undefined =>
  metal === 'silver' ? silverPrice : goldPrice

/** Entered amounts and weighed pieces; a worn piece is jewellery. */
function wealthOf(kind: WealthKind, calculation: Calculation): number {
  const { amounts, pieces } = calculation
  const weighed = pieces
    .filter(({ metal, worn }) => (worn ? kind === 'jewellery' : kind === metal))
    .map((piece) => pieceValue(piece, priceOf(piece.metal, calculation) ?? 0))
  return weighed.reduce((sum, value) => sum + value, amounts[kind] ?? 0)
}

function countedOf(
  { kind, value }: { kind: WealthKind; value: number },
  { countsJewellery, sharesPercent }: Calculation,
): number {
  if (kind === 'jewellery') return countsJewellery ? value : 0
  if (kind === 'shares') return scaled(value, sharesPercent, 100)
  return value
}
