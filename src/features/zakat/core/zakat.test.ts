import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  property,
  record,
  shuffledSubarray,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import { valueIn } from '#shared/core/user-data/testing/value-in.ts'
import {
  type Calculation,
  emptyCalculation,
  MOST_AMOUNT,
  MOST_ANIMALS,
  MOST_WEIGHT,
  type WealthKind,
  wealthKinds,
} from './calculation.ts'
import { waterings } from './crops.ts'
import { currencies } from './currencies.ts'
import { type Herd, herds } from './livestock.ts'
import { type MetalPiece, pieceValue, purities } from './metal-piece.ts'
import { metals, nisabOf } from './nisab.ts'
import { shareOut } from './share-out.ts'
import { zakatDraftRecords, zakatRecords } from './zakat.records.ts'
import { zakatOf } from './zakat.ts'

const withAmounts = (amounts: Calculation['amounts'], changes: Partial<Calculation> = {}) =>
  zakatOf({ ...emptyCalculation, amounts, ...changes })

describe('zakat', () => {
  it('is 2.5 % of the six assets', () => {
    const amounts = {
      cash: 100_000,
      savings: 200_000,
      gold: 300_000,
      silver: 40_000,
      business: 5000,
      investments: 600,
    }
    expect(withAmounts(amounts)).toMatchObject({ total: 645_600, net: 645_600, zakat: 16_140, shortfall: 0 })
  })

  it('starts at 595 g of silver at 0.8: 476 in every currency', () => {
    expect(withAmounts({ cash: 47_600 })).toMatchObject({ nisab: 47_600, zakat: 1190, shortfall: 0 })
    expect(withAmounts({ cash: 47_599 })).toMatchObject({ nisab: 47_600, zakat: 0, shortfall: 1 })
    expect(withAmounts({})).toMatchObject({ total: 0, zakat: 0, shortfall: 47_600, parts: [] })
  })

  it('has 85 g of gold as its other basis, which needs a price', () => {
    const cash = { cash: 1_000_000 }
    expect(withAmounts(cash, { basis: 'gold' })).toMatchObject({ nisab: undefined, zakat: 0, shortfall: 0 })
    expect(withAmounts(cash, { basis: 'gold', goldPrice: 1_200_000 })).toMatchObject({
      nisab: 1_020_000,
      zakat: 0,
      shortfall: 20_000,
    })
  })

  it('rounds nisab up and half of the smallest unit up', () => {
    expect(nisabOf('silver', 7853)).toBe(46_726)
    expect(withAmounts({ cash: 100_020 }).zakat).toBe(2501)
    expect(withAmounts({ cash: 100_019 }).zakat).toBe(2500)
  })

  it('subtracts debts, never below nothing', () => {
    const debts = 60_000
    expect(withAmounts({ cash: 100_000 }, { debts })).toMatchObject({ net: 40_000, debts, zakat: 0 })
    expect(withAmounts({ cash: 50_000 }, { debts })).toMatchObject({ net: 0, debts: 50_000 })
    expect(withAmounts({ cash: 100_000 }, { debts, subtractsDebts: false })).toMatchObject({
      net: 100_000,
      debts: 0,
      zakat: 2500,
    })
  })

  it('counts worn jewellery and long-term shares as the person chose', () => {
    const amounts = { jewellery: 100_000, shares: 400_000 }
    expect(withAmounts(amounts).parts).toEqual([
      { kind: 'jewellery', value: 100_000, counted: 0, zakat: 0 },
      { kind: 'shares', value: 400_000, counted: 100_000, zakat: 2500 },
    ])
    expect(withAmounts(amounts, { countsJewellery: true, sharesPercent: 100 }).total).toBe(500_000)
  })

  it('values metal by weight and purity', () => {
    const gold: MetalPiece = { metal: 'gold', milligrams: 10_000, purity: 18, worn: false }
    expect(pieceValue(gold, 800_000)).toBe(60_000)
    const pieces = [gold, { ...gold, worn: true }, { ...gold, metal: 'silver', purity: 925 } as const]
    const result = zakatOf({ ...emptyCalculation, goldPrice: 800_000, pieces, countsJewellery: true })
    expect(result.parts.map(({ kind, value }) => [kind, value])).toEqual([
      ['gold', 60_000],
      ['silver', 740],
      ['jewellery', 60_000],
    ])
    expect(result.lacksPrice).toBe(false)
    expect(zakatOf({ ...emptyCalculation, pieces }).lacksPrice).toBe(true)
  })
})

const amount = integer({ min: 0, max: MOST_AMOUNT })
const animals = integer({ min: 0, max: MOST_ANIMALS })
const piece: Arbitrary<MetalPiece> = constantFrom(...metals).chain((metal) =>
  record({
    metal: constantFrom(metal),
    milligrams: integer({ min: 0, max: 10_000_000 }),
    purity: constantFrom<number>(...purities[metal]),
    worn: boolean(),
  }),
)
const calculation: Arbitrary<Calculation> = record({
  currency: constantFrom(...currencies),
  basis: constantFrom(...metals),
  silverPrice: integer({ min: 1, max: 10_000_000 }),
  goldPrice: integer({ min: 1, max: 1_000_000_000 }),
  amounts: record(
    Object.fromEntries(wealthKinds.map((kind) => [kind, amount])) as Record<WealthKind, typeof amount>,
    { requiredKeys: [] },
  ),
  pieces: array(piece, { maxLength: 8 }),
  debts: amount,
  countsJewellery: boolean(),
  subtractsDebts: boolean(),
  sharesPercent: integer({ min: 0, max: 100 }),
  harvest: integer({ min: 0, max: MOST_WEIGHT }),
  watering: constantFrom(...waterings),
  herds: record(Object.fromEntries(herds.map((herd) => [herd, animals])) as Record<Herd, typeof animals>, {
    requiredKeys: [],
  }),
})

describe('any calculation', () => {
  it('never gives less zakat for more of an asset', () =>
    assert(
      property(
        calculation,
        constantFrom(...wealthKinds),
        integer({ min: 1, max: 1_000_000 }),
        (before, kind, more) => {
          const amounts = { ...before.amounts, [kind]: (before.amounts[kind] ?? 0) + more }
          expect(zakatOf({ ...before, amounts }).zakat).toBeGreaterThanOrEqual(zakatOf(before).zakat)
        },
      ),
    ))

  it('never gives more zakat for more debts', () =>
    assert(
      property(calculation, integer({ min: 1, max: 1_000_000 }), (before, more) => {
        const after = { ...before, debts: before.debts + more }
        expect(zakatOf(after).zakat).toBeLessThanOrEqual(zakatOf(before).zakat)
      }),
    ))

  it('does not depend on the order of its entries', () =>
    assert(
      property(
        calculation.chain((each) =>
          record({
            each: constantFrom(each),
            pieces: shuffledSubarray([...each.pieces], { minLength: each.pieces.length }),
            kinds: shuffledSubarray([...wealthKinds], { minLength: wealthKinds.length }),
          }),
        ),
        ({ each, pieces, kinds }) => {
          const entries = kinds.flatMap((kind) => {
            const value = each.amounts[kind]
            return value === undefined ? [] : [[kind, value] as const]
          })
          expect(zakatOf({ ...each, pieces, amounts: Object.fromEntries(entries) })).toEqual(zakatOf(each))
        },
      ),
    ))

  it('has parts that add up to the zakat, to the smallest unit', () =>
    assert(
      property(calculation, (each) => {
        const { parts, zakat, total } = zakatOf(each)
        expect(parts.reduce((sum, part) => sum + part.zakat, 0)).toBe(zakat)
        expect(parts.reduce((sum, part) => sum + part.counted, 0)).toBe(total)
        for (const part of parts) expect(Number.isSafeInteger(part.zakat) && part.zakat >= 0).toBe(true)
      }),
    ))

  it('has no zakat below nisab, and 2.5 % to half of the smallest unit from there on', () =>
    assert(
      property(calculation, (each) => {
        const { net, nisab = 0, zakat, shortfall } = zakatOf(each)
        if (net < nisab) expect([zakat, shortfall]).toEqual([0, nisab - net])
        else expect([Math.abs(zakat * 40 - net) <= 20, shortfall]).toEqual([true, 0])
      }),
    ))

  it('does not mix crops and livestock into the zakat on money', () =>
    assert(
      property(calculation, (each) => {
        const without = { ...each, harvest: 0, watering: 'rain', herds: {} } as const
        expect(zakatOf(each)).toEqual(zakatOf(without))
      }),
    ))

  it('is read back as it was saved', () =>
    assert(
      property(calculation, (each) => {
        expect(valueIn(zakatDraftRecords, each)).toEqual(each)
        const saved = { ...each, calculatedOn: '2026-11-23' }
        expect(valueIn(zakatRecords, saved)).toEqual(saved)
      }),
    ))
})

describe('a saved calculation', () => {
  const saved = { ...emptyCalculation, calculatedOn: '2026-11-23' }
  it.each([
    ['an unknown currency', { currency: 'XAU' }],
    ['a fraction of the smallest unit', { amounts: { cash: 0.5 } }],
    ['an amount below zero', { debts: -1 }],
    ['half an animal', { herds: { sheep: 40.5 } }],
    ['a harvest beyond the limit', { harvest: MOST_WEIGHT + 1 }],
    ['an unknown watering', { watering: 'snow' }],
    ['an amount beyond the limit', { amounts: { cash: MOST_AMOUNT + 1 } }],
    ['an impossible purity', { pieces: [{ metal: 'gold', milligrams: 1, purity: 23, worn: false }] }],
    ['an impossible day', { calculatedOn: '2026-02-30' }],
  ])('is rejected with %s', (_, change) => {
    expect(valueIn(zakatRecords, saved)).toEqual(saved)
    expect(valueIn(zakatRecords, { ...saved, ...change })).toBeUndefined()
  })
})

describe('shares of a whole', () => {
  it('give what is left to the largest remainders', () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(shareOut(10, [25, 75])).toEqual([3, 7])
    expect(shareOut(10, [1, 2])).toEqual([3, 7])
    expect(shareOut(10, [2, 1])).toEqual([7, 3])
    expect(shareOut(0, [1, 2])).toEqual([0, 0])
    expect(shareOut(5, [0, 0])).toEqual([0, 0])
  })
})
