import { assert, constantFrom, integer, property, record, shuffledSubarray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayNumber, formatCivilDate, parseCivilDate } from '#shared/core/civil-date.ts'
import { MOST_WEIGHT } from './calculation.ts'
import { CROPS_NISAB, cropsZakat, waterings } from './crops.ts'
import { nextHawlEnd } from './hawl.ts'
import { inKindZakat } from './in-kind.ts'
import { type Given, type GivenAnimal, HERD_NISAB, herds, livestockZakat } from './livestock.ts'

const harvest = integer({ min: 0, max: MOST_WEIGHT })
const watering = constantFrom(...waterings)
/** A tenth, half of it and three quarters of it, in fortieths. */
const fortieths = { rain: 4, both: 3, irrigation: 2 } as const

describe('crops', () => {
  it('have a tenth watered by rain, half of it by irrigation, three quarters of it by both', () => {
    expect(waterings.map((watering) => cropsZakat(1_000_000, watering).due)).toEqual([
      100_000, 75_000, 50_000,
    ])
  })
  it('have none below 653 kg', () => {
    expect(cropsZakat(CROPS_NISAB, 'rain')).toEqual({ due: 65_300, shortfall: 0 })
    expect(cropsZakat(CROPS_NISAB - 1, 'rain')).toEqual({ due: 0, shortfall: 1 })
  })

  it('never give less for a larger harvest or cheaper water', () =>
    assert(
      property(harvest, watering, integer({ min: 1, max: 1000 }), (grams, water, more) => {
        const { due } = cropsZakat(grams, water)
        expect(cropsZakat(grams + more, water).due).toBeGreaterThanOrEqual(due)
        const cheaper = waterings.slice(0, waterings.indexOf(water))
        for (const each of cheaper) expect(cropsZakat(grams, each).due).toBeGreaterThanOrEqual(due)
      }),
    ))

  it('give nothing below nisab, and the rate to half a gram from there on', () =>
    assert(
      property(harvest, watering, (grams, water) => {
        const { due, shortfall } = cropsZakat(grams, water)
        if (grams < CROPS_NISAB) expect([due, shortfall]).toEqual([0, CROPS_NISAB - grams])
        else expect(Math.abs(due * 40 - grams * fortieths[water])).toBeLessThanOrEqual(20)
      }),
    ))
})

const inWords = (herd: (typeof herds)[number], count: number) =>
  livestockZakat(herd, count).map((given) => given.map((each) => `${each.count} ${each.animal}`).join(' + '))

describe('livestock', () => {
  it.each([
    ['camels', 4, []],
    ['camels', 5, ['1 sheep']],
    ['camels', 9, ['1 sheep']],
    ['camels', 10, ['2 sheep']],
    ['camels', 15, ['3 sheep']],
    ['camels', 24, ['4 sheep']],
    ['camels', 25, ['1 bintMakhad']],
    ['camels', 35, ['1 bintMakhad']],
    ['camels', 36, ['1 bintLabun']],
    ['camels', 46, ['1 hiqqah']],
    ['camels', 61, ['1 jadhaah']],
    ['camels', 76, ['2 bintLabun']],
    ['camels', 91, ['2 hiqqah']],
    ['camels', 120, ['2 hiqqah']],
    ['camels', 121, ['3 bintLabun']],
    ['camels', 130, ['1 hiqqah + 2 bintLabun']],
    ['camels', 150, ['3 hiqqah']],
    ['camels', 200, ['4 hiqqah', '5 bintLabun']],
    ['cattle', 29, []],
    ['cattle', 30, ['1 tabi']],
    ['cattle', 40, ['1 musinnah']],
    ['cattle', 59, ['1 musinnah']],
    ['cattle', 60, ['2 tabi']],
    ['cattle', 70, ['1 musinnah + 1 tabi']],
    ['cattle', 100, ['1 musinnah + 2 tabi']],
    ['cattle', 120, ['3 musinnah', '4 tabi']],
    ['sheep', 39, []],
    ['sheep', 40, ['1 sheep']],
    ['sheep', 121, ['2 sheep']],
    ['sheep', 201, ['3 sheep']],
    ['sheep', 399, ['3 sheep']],
    ['sheep', 400, ['4 sheep']],
    ['sheep', 500, ['5 sheep']],
  ] as const)('%s, %i: %j', (herd, count, given) => expect(inWords(herd, count)).toEqual(given))

  it('always give something from nisab on, and nothing below', () =>
    assert(
      property(constantFrom(...herds), integer({ min: 0, max: 5000 }), (herd, count) => {
        const options = livestockZakat(herd, count)
        expect(options.length > 0).toBe(count >= HERD_NISAB[herd])
        for (const option of options) expect(option.every((each) => each.count > 0)).toBe(true)
      }),
    ))
})

/** Animals by the size of the herd that they are given for, so that different ones can be compared. */
const sizes: Readonly<Record<GivenAnimal, number>> = {
  sheep: 5,
  bintMakhad: 25,
  bintLabun: 40,
  hiqqah: 50,
  jadhaah: 60,
  tabi: 30,
  musinnah: 40,
}
const sizeOf = (given: readonly Given[]) =>
  given.reduce((sum, { animal, count }) => sum + count * sizes[animal], 0)

describe('a larger herd', () => {
  const herd = constantFrom(...herds)
  const count = integer({ min: 0, max: 5000 })
  it('never gives less', () =>
    assert(
      property(herd, count, integer({ min: 1, max: 60 }), (animals, owned, more) => {
        const [before = [], after = []] = [owned, owned + more].map(
          (each) => livestockZakat(animals, each)[0],
        )
        expect(sizeOf(after)).toBeGreaterThanOrEqual(sizeOf(before))
      }),
    ))

  it('has choices that are worth the same', () =>
    assert(
      property(herd, count, (animals, owned) => {
        expect(new Set(livestockZakat(animals, owned).map(sizeOf)).size).toBeLessThanOrEqual(1)
      }),
    ))
})

describe('crops and herds together', () => {
  const animals = integer({ min: 0, max: 5000 })
  const owned = record({ camels: animals, cattle: animals, sheep: animals }, { requiredKeys: [] })

  it('give what each gives alone, in any order of the entries', () =>
    assert(
      property(
        harvest,
        watering,
        owned,
        shuffledSubarray([...herds], { minLength: herds.length }),
        (grams, water, own, order) => {
          const shuffled = Object.fromEntries(order.flatMap((each) => (own[each] ? [[each, own[each]]] : [])))
          const all = inKindZakat({ harvest: grams, watering: water, herds: shuffled })
          expect(all.crops).toEqual(grams > 0 ? cropsZakat(grams, water) : undefined)
          expect(all.herds).toEqual(
            herds
              .filter((each) => own[each])
              .map((each) => ({
                herd: each,
                count: own[each],
                options: livestockZakat(each, own[each] ?? 0),
              })),
          )
          const reached = herds.some((each) => (own[each] ?? 0) >= HERD_NISAB[each])
          expect(all.isDue).toBe(grams >= CROPS_NISAB || reached)
        },
      ),
    ))
})

describe('the end of a lunar year', () => {
  const day = (text: string) => {
    const date = parseCivilDate(text)
    if (!date) throw new Error(text)
    return date
  }
  const next = (start: string, today: string, adjustment = 0) => {
    const { date, hijri } = nextHawlEnd(day(start), day(today), adjustment)
    return [formatCivilDate(date), `${hijri.year}-${hijri.month}-${hijri.day}`]
  }

  it('is the same Hijri day of the next year', () => {
    expect(next('2026-02-18', '2026-11-23')).toEqual(['2027-02-08', '1448-9-1'])
    expect(next('2020-04-24', '2026-11-23')).toEqual(['2027-02-08', '1448-9-1'])
  })
  it('is today on its day, and a year later from the day after', () => {
    expect(next('2026-02-18', '2027-02-08')[0]).toBe('2027-02-08')
    expect(next('2026-02-18', '2027-02-09')[1]).toBe('1449-9-1')
  })
  it('moves with the person’s calendar', () =>
    expect(next('2026-02-18', '2026-11-23', 1)[1]).toBe('1448-9-2'))

  it('comes 353 to 356 days after it began, on today or later', () =>
    assert(
      property(integer({ min: 0, max: 40_000 }), integer({ min: 0, max: 3000 }), (start, later) => {
        const begun = addDays({ year: 1950, month: 1, day: 1 }, start)
        const today = addDays(begun, later)
        const end = nextHawlEnd(begun, today, 0)
        expect(dayNumber(end.date)).toBeGreaterThanOrEqual(dayNumber(today))
        expect(dayNumber(end.date) - dayNumber(today)).toBeLessThanOrEqual(356)
        if (later === 0) expect(dayNumber(end.date) - dayNumber(begun)).toBeGreaterThanOrEqual(353)
      }),
    ))
})
