/** The metals that nisab is measured in. */
export const metals = ['silver', 'gold'] as const
export type Metal = (typeof metals)[number]

/** Grams of nisab: 20 dinars of gold and 200 dirhams of silver (Abu Dawud 1573). */
export const NISAB_GRAMS = { silver: 595, gold: 85 } as const satisfies Record<Metal, number>

/** Decimals of a price per gram. */
export const PRICE_DECIMALS = 4

/** The price of a gram of silver until a person enters another (specification, section 9): 0.8. */
export const STARTING_SILVER_PRICE = 8000

/** Price units of one smallest unit of money: 0.0001 and 0.01. */
const PRICE_UNITS = 100

/**
 * The least wealth on which zakat is due, in the currency's smallest unit, rounded up. `price` is that of a gram in
 * ten-thousandths of the currency; `undefined` without a price.
 */
export function nisabOf(metal: Metal, price: number | undefined): number | undefined {
  if (!price) return undefined
  const exact = NISAB_GRAMS[metal] * price
  const rest = exact % PRICE_UNITS
  return (exact - rest) / PRICE_UNITS + (rest > 0 ? 1 : 0)
}
