import type { Watering } from './crops.ts'
import type { Currency } from './currencies.ts'
import type { Herd } from './livestock.ts'
import type { MetalPiece } from './metal-piece.ts'
import { type Metal, STARTING_SILVER_PRICE } from './nisab.ts'

/** The six assets of the specification (section 3). */
export const assetKinds = ['cash', 'savings', 'gold', 'silver', 'business', 'investments'] as const
/** Further wealth, on some of which the schools differ. */
export const furtherKinds = ['receivables', 'jewellery', 'shares', 'pension', 'rent'] as const
export const wealthKinds = [...assetKinds, ...furtherKinds] as const
export type WealthKind = (typeof wealthKinds)[number]

/** The largest amount of one field, in the currency's smallest unit: 100 billion of the currency. */
export const MOST_AMOUNT = 10_000_000_000_000
/** The highest price of a gram, in ten-thousandths: 100,000 of the currency. */
export const MOST_PRICE = 1_000_000_000
/** The heaviest piece in milligrams, a tonne, and the largest harvest in grams, a thousand tonnes. */
export const MOST_WEIGHT = 1_000_000_000
export const MOST_PIECES = 40
export const MOST_ANIMALS = 1_000_000

/** The share of a company's value that counts for shares held for years (README, “Shares”). */
const STARTING_SHARES_PERCENT = 25

/** What a person enters. Amounts are in the currency's smallest unit, prices per gram in its ten-thousandths. */
export interface Calculation {
  readonly currency: Currency
  /** The metal that nisab is measured in. */
  readonly basis: Metal
  readonly silverPrice: number
  /** There is no usual price of gold, so it is missing until it is entered. */
  readonly goldPrice?: number
  readonly amounts: Readonly<Partial<Record<WealthKind, number>>>
  readonly pieces: readonly MetalPiece[]
  /** Debts due now or within the year. */
  readonly debts: number
  readonly countsJewellery: boolean
  readonly subtractsDebts: boolean
  /** Per cent of `shares` that count. */
  readonly sharesPercent: number
  /** Crops in grams. Their zakat and that of `herds` is given in kind, apart from the money. */
  readonly harvest: number
  readonly watering: Watering
  /** Numbers of animals. */
  readonly herds: Readonly<Partial<Record<Herd, number>>>
}

/** A calculation before anything is entered; the choices are the view of most schools. */
export const emptyCalculation: Calculation = {
  currency: 'USD',
  basis: 'silver',
  silverPrice: STARTING_SILVER_PRICE,
  amounts: {},
  pieces: [],
  debts: 0,
  countsJewellery: false,
  subtractsDebts: true,
  sharesPercent: STARTING_SHARES_PERCENT,
  harvest: 0,
  watering: 'rain',
  herds: {},
}

/** The calculation in another currency. The prices were in the former one, so they begin again. */
export function inCurrency({ goldPrice, ...calculation }: Calculation, currency: Currency): Calculation {
  return { ...calculation, currency, silverPrice: STARTING_SILVER_PRICE }
}

/** Whether a person entered any wealth, apart from crops and livestock. */
export const hasWealth = ({ amounts, pieces }: Calculation): boolean =>
  pieces.some(({ milligrams }) => milligrams > 0) || Object.values(amounts).some((amount) => amount > 0)
