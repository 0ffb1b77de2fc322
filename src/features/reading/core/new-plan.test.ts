import { describe, expect, it } from 'vitest'
import { firstChoices, newPlan, type PlanChoices, usualChoices } from './new-plan.ts'

const planned = (choices: Partial<PlanChoices>) => newPlan({ ...firstChoices(), ...choices })

describe('newPlan', () => {
  it('reads the whole Quran in 30 days unless something else is chosen', () => {
    const { range, portions } = planned({})
    expect(range).toEqual({ first: 1, last: 6236 })
    expect(portions).toHaveLength(30)
  })

  it('reads a juz a day to the end from the chosen juz', () => {
    const { range, portions } = planned({ ...usualChoices('juz'), start: 29 })
    expect(range).toEqual({ first: 5242, last: 6236 })
    expect(portions).toHaveLength(2)
  })

  it('reads one surah in as many days as chosen', () => {
    const { range, portions } = planned({ ...usualChoices('surah'), surah: 1, amount: 2 })
    expect(range).toEqual({ first: 1, last: 7 })
    expect(portions).toHaveLength(2)
  })

  it('begins at the first page while no page is typed', () => {
    expect(planned({ ...usualChoices('pages'), start: Number.NaN }).range.first).toBe(1)
  })

  it.each([Number.NaN, 0, 1.5, 100_000])('has no portions for the amount %d', (amount) => {
    expect(planned({ amount }).portions).toEqual([])
  })

  it('is backwards if the range ends before it begins', () => {
    expect(planned({ ...usualChoices('range'), first: 8, last: 7 })).toMatchObject({
      isBackwards: true,
      portions: [],
    })
  })
})
