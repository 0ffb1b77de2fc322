import { describe, expect, it } from 'vitest'
import { dayOfNumber } from '#shared/core/day.ts'
import { valueIn } from '#shared/core/user-data/testing/value-in.ts'
import { achievementRules, achievementsOf } from './achievements.ts'
import { earnedDay } from './earned-day.ts'
import { type Facts, factsOf } from './facts.ts'
import type { NamedGoal } from './goal.ts'
import { achievementRecords } from './goals.records.ts'

const nothing: Facts = {
  days: 0,
  row: 0,
  returns: 0,
  pages: 0,
  minutes: 0,
  dhikr: 0,
  fasts: 0,
  charity: 0,
  fullDays: 0,
  fullRow: 0,
  madeUp: 0,
  reached: 0,
}
const today = '2026-11-21'
const goal: NamedGoal = { id: 'g', measure: 'pages', target: 2, period: 'day', from: '2026-01-01', order: 0 }
const none = {
  pages: new Map(),
  minutes: new Map(),
  dhikr: new Map(),
  fasts: new Map(),
  fullDays: [],
  madeUp: 0,
}
const options = { today, excused: () => false }
/** The goal's amounts: 1 on each of the last days before today. */
const daysAgo = (...days: readonly number[]) => new Map(days.map((ago) => [dayOfNumber(20_778 - ago), 1]))

describe('an achievement', () => {
  it.each(achievementRules)('$id is reached exactly at its threshold', ({ id, fact, need }) => {
    const at = (value: number) => achievementsOf({ ...nothing, [fact]: value }).find((each) => each.id === id)
    expect(at(need - 1)).toMatchObject({ reached: false, have: need - 1 })
    expect(at(need)).toMatchObject({ reached: true, have: need })
    expect(at(need * 3)).toMatchObject({ reached: true, have: need })
  })
  it('is not reached without a history', () =>
    expect(achievementsOf(nothing).filter(({ reached }) => reached)).toEqual([]))
  it('has a unique name', () =>
    expect(new Set(achievementRules.map(({ id }) => id)).size).toBe(achievementRules.length))
  it('has the day on which it was first seen', () => {
    expect(valueIn(achievementRecords, { seenOn: today })).toEqual({ seenOn: today })
    expect(valueIn(achievementRecords, { seenOn: 'yesterday' })).toBeUndefined()
  })
})

describe('the history', () => {
  it('counts days, the longest streak, and returns after a week or more', () => {
    const amounts = daysAgo(30, 29, 28, 21, 13, 12)
    expect(factsOf([{ goal, amounts }], none, options)).toMatchObject({ days: 6, row: 3, returns: 1 })
  })
  it('counts pages once, from several goals and from Rafiq', () => {
    const amounts = new Map([[today, 7.5]])
    const facts = factsOf(
      [
        { goal, amounts },
        { goal, amounts },
      ],
      { ...none, pages: new Map([[today, 6]]) },
      options,
    )
    expect(facts.pages).toBe(7)
  })
  it('counts only goals that were reached by their date', () => {
    const dated = (target: number) => ({ ...goal, period: 'date' as const, by: '2026-11-20', target })
    const amounts = daysAgo(0, 1, 2)
    const facts = factsOf(
      [
        { goal: dated(2), amounts },
        { goal: dated(3), amounts },
        { goal, amounts },
      ],
      none,
      options,
    )
    expect(facts.reached).toBe(1)
  })
  it('skips rest days in streaks of full days', () => {
    const fullDays = ['2026-11-10', '2026-11-12']
    const known = { ...none, fullDays }
    expect(factsOf([], known, options).fullRow).toBe(1)
    expect(factsOf([], known, { ...options, excused: (day) => day === '2026-11-11' }).fullRow).toBe(2)
  })
})

describe('the day of an achievement', () => {
  const excused = () => false
  const earned = (id: string, history: Parameters<typeof earnedDay>[1]) => {
    const facts = factsOf(history.goals, history.known, { today, excused })
    const achievement = achievementsOf(facts).find((each) => each.id === id)
    return achievement && earnedDay(achievement, history, today)
  }
  it('is that on which the history reached it, however late it is shown', () => {
    const dated = { ...goal, period: 'date' as const, by: '2026-11-20', target: 3 }
    const history = { goals: [{ goal: dated, amounts: daysAgo(9, 5, 3, 1) }], known: none, excused }
    expect(earned('reached', history)).toBe('2026-11-18')
    expect(earned('begun', history)).toBe('2026-11-12')
    expect(earned('week', history), 'not reached').toBeUndefined()
  })
  it('is the last day of a streak, and the last day of an amount from another feature', () => {
    const pages = new Map([
      ['2026-11-01', 12],
      ['2026-11-04', 8],
      ['2026-11-06', 1],
    ])
    const fullDays = Array.from({ length: 9 }, (_, index) => dayOfNumber(20_760 + index))
    const history = { goals: [], known: { ...none, pages, fullDays }, excused }
    expect(earned('juz', history)).toBe('2026-11-04')
    expect(earned('fullWeek', history)).toBe(fullDays[6])
  })
  it('is unknown for make-ups, which are counted without their days', () =>
    expect(earned('madeUp', { goals: [], known: { ...none, madeUp: 40 }, excused })).toBeUndefined())
})
