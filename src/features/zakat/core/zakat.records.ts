import type { Day } from '#shared/core/day.ts'
import { recordType } from '#shared/core/user-data/record-type.ts'
import type * as Schemas from '#shared/core/user-data/schemas.ts'
import {
  assetKinds,
  type Calculation,
  furtherKinds,
  MOST_AMOUNT,
  MOST_ANIMALS,
  MOST_PIECES,
  MOST_PRICE,
  MOST_WEIGHT,
} from './calculation.ts'
import { waterings } from './crops.ts'
import { currencies } from './currencies.ts'
import { herds } from './livestock.ts'
import { purities } from './metal-piece.ts'
import { metals } from './nisab.ts'

export interface SavedCalculation extends Calculation {
  readonly calculatedOn: Day
  /** The day on which the zakat was given. */
  readonly paidOn?: Day
}

/** Calculations that a person saved, of this year and of past ones. */
export const zakatRecords = recordType<SavedCalculation>({
  name: 'zakat-calculation',
  merge: 'whole',
  privacy: 'private',
  schema: (s) =>
    s.object({
      ...calculationFields(s),
      calculatedOn: s.day(),
      paidOn: s.optional(s.day()),
    }),
})

/** What is in the form; one record. */
export const zakatDraftRecords = recordType<Calculation>({
  name: 'zakat-draft',
  merge: 'whole',
  privacy: 'private',
  partOf: 'zakat-calculation',
  schema: (s) => s.object(calculationFields(s)),
})

/** The day on which the person's wealth reached nisab; one record. */
export const zakatYearRecords = recordType<{ readonly start: Day }>({
  name: 'zakat-year',
  merge: 'whole',
  privacy: 'private',
  partOf: 'zakat-calculation',
  schema: (s) => s.object({ start: s.day() }),
})

function calculationFields(s: typeof Schemas) {
  const amount = () => s.whole(0, MOST_AMOUNT)
  const amounts = [...assetKinds, ...furtherKinds].map((kind) => [kind, s.optional(amount())] as const)
  const animals = herds.map((herd) => [herd, s.optional(s.whole(0, MOST_ANIMALS))] as const)
  const piece = s.where(
    s.object({
      metal: s.oneOf(metals),
      milligrams: s.whole(0, MOST_WEIGHT),
      purity: s.number(),
      worn: s.boolean(),
    }),
    ({ metal, purity }) => purities[metal].some((each) => each === purity),
  )
  return {
    currency: s.oneOf(currencies),
    basis: s.oneOf(metals),
    silverPrice: s.whole(0, MOST_PRICE),
    goldPrice: s.optional(s.whole(0, MOST_PRICE)),
    amounts: s.object(Object.fromEntries(amounts)) as Schemas.Schema<Calculation['amounts']>,
    pieces: s.where(s.array(piece), ({ length }) => length <= MOST_PIECES),
    debts: amount(),
    countsJewellery: s.boolean(),
    subtractsDebts: s.boolean(),
    sharesPercent: s.whole(0, 100),
    harvest: s.whole(0, MOST_WEIGHT),
    watering: s.oneOf(waterings),
    herds: s.object(Object.fromEntries(animals)) as Schemas.Schema<Calculation['herds']>,
  }
}
