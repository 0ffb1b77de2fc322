/** The currencies of the calculator. Each has a hundred of its smallest unit in one. */
export const currencies = ['USD', 'EUR', 'GBP', 'SAR', 'AED', 'PKR', 'INR', 'MYR'] as const
export type Currency = (typeof currencies)[number]

/** Decimals of an amount in every one of {@link currencies} (ISO 4217). */
export const MONEY_DECIMALS = 2
