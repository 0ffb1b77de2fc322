import { array, assert, constantFrom, integer, property, record, tuple, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Day, dayOfNumber } from '#shared/core/day.ts'
import { valueIn } from '#shared/core/user-data/testing/value-in.ts'
import { type Amounts, amountsOf, sumBetween } from './amounts.ts'
import { activeGoals, type Goal, type NamedGoal } from './goal.ts'
import { goalRecords } from './goals.records.ts'
import { heatLevel, shareOn, yearWeeks } from './heat.ts'
import { firstCounted, goalStreak, progressOf, spanOf } from './progress.ts'

const MONDAY = 1
const SATURDAY = 6
const today = '2026-11-21' // A Saturday.
const never = () => false
const goal = (more: Partial<NamedGoal> = {}): NamedGoal => ({
  id: 'g',
  measure: 'pages',
  target: 2,
  period: 'day',
  from: '2026-01-01',
  order: 0,
  ...more,
})
const amounts = (...entries: readonly (readonly [Day, number])[]): Amounts => new Map(entries)

describe('a goal', () => {
  it('is read without unknown fields', () => {
    const { id: _, ...kept } = goal({ title: 'Read', period: 'date', by: '2026-12-01' })
    expect(valueIn(goalRecords, { ...kept, colour: 'red' })).toEqual(kept)
  })
  it.each([
    [{ measure: 'steps' }],
    [{ target: 0 }],
    [{ target: 1.5 }],
    [{ period: 'month' }],
    [{ period: 'date' }],
    [{ period: 'date', by: '2025-12-31' }],
    [{ from: '2026-02-30' }],
  ])('is invalid with %j', (wrong) => expect(valueIn(goalRecords, { ...goal(), ...wrong })).toBeUndefined())
  it('is sorted by the user’s order, without archived ones', () => {
    const { id: _, ...kept } = goal()
    const goals = new Map<string, Goal>([
      ['a', { ...kept, order: 2 }],
      ['b', { ...kept, order: 1 }],
      ['c', { ...kept, order: 0, archivedOn: today }],
    ])
    expect(activeGoals(goals).map(({ id }) => id)).toEqual(['b', 'a'])
  })
})

describe('the amount of a goal', () => {
  it('is the automatic count plus the amounts added by hand for this goal', () => {
    const byHand = new Map([
      ['2026-11-21/g', 2],
      ['2026-11-21/h', 9],
      ['2026-11-20/g', -1],
      ['nonsense/g', 5],
    ])
    expect(amountsOf(goal(), { pages: amounts([today, 1]), dhikr: amounts([today, 33]) }, byHand)).toEqual(
      amounts([today, 3]),
    )
  })
  it('is never negative, and its sums equal those of its parts', () => {
    const day = integer({ min: 20_000, max: 20_030 }).map(dayOfNumber)
    assert(
      property(array(tuple(day, integer({ min: -5, max: 9 }))), day, (entries, middle) => {
        const found = amountsOf(goal(), {}, new Map(entries.map(([on, count]) => [`${on}/g`, count])))
        expect([...found.values()].every((amount) => amount > 0)).toBe(true)
        const [first, last] = [dayOfNumber(20_000), dayOfNumber(20_030)]
        const before = sumBetween(found, first, middle) - (found.get(middle) ?? 0)
        expect(before + sumBetween(found, middle, last)).toBe(sumBetween(found, first, last))
      }),
    )
  })
})

describe('progress', () => {
  const some = amounts(['2026-11-15', 3], ['2026-11-16', 1], [today, 1])
  it('of a day is today’s', () =>
    expect(progressOf(goal(), some, { today, firstWeekday: MONDAY })).toMatchObject({
      done: 1,
      share: 0.5,
      metOn: undefined,
      daysLeft: 1,
    }))
  it('of a week begins on the first weekday', () => {
    const weekly = goal({ period: 'week', target: 2 })
    expect(progressOf(weekly, some, { today, firstWeekday: MONDAY })).toMatchObject({
      done: 2,
      metOn: today,
      daysLeft: 2,
      span: { first: '2026-11-16', last: '2026-11-22' },
    })
    expect(progressOf(weekly, some, { today, firstWeekday: SATURDAY })).toMatchObject({
      done: 1,
      daysLeft: 7,
    })
  })
  it('by a date counts from the start, and ends after the date', () => {
    const dated = goal({ period: 'date', from: '2026-11-16', by: '2026-11-20', target: 10 })
    expect(progressOf(dated, some, { today, firstWeekday: MONDAY })).toMatchObject({ done: 1, daysLeft: 0 })
    expect(spanOf(dated, today, MONDAY)).toEqual({ first: '2026-11-16', last: '2026-11-20' })
  })
})

describe('the first day that counts', () => {
  it('is that of the longest period, and today without goals', () => {
    const goals = [goal(), goal({ period: 'week' })]
    expect(firstCounted(goals, today, MONDAY)).toBe('2026-11-16')
    expect(firstCounted([...goals, goal({ period: 'date', by: today })], today, MONDAY)).toBe('2026-01-01')
    expect(firstCounted([], today, MONDAY)).toBe(today)
  })
  it('gives the same progress as all days', () => {
    const day = integer({ min: 20_380, max: 20_413 }).map(dayOfNumber)
    const some = record({
      period: constantFrom('day' as const, 'week' as const, 'date' as const),
      from: day,
      target: integer({ min: 1, max: 9 }),
    })
    assert(
      property(array(some), array(tuple(day, integer({ min: 1, max: 5 }))), (made, entries) => {
        const goals = made.map((each) => goal({ ...each, by: '2026-12-01' }))
        const all = new Map(entries)
        const first = firstCounted(goals, today, MONDAY)
        const since = new Map(entries.filter(([each]) => each >= first))
        for (const each of goals) {
          const at = { today, firstWeekday: MONDAY }
          expect(progressOf(each, since, at)).toEqual(progressOf(each, all, at))
        }
      }),
    )
  })
})

describe('the streak of a goal', () => {
  const options = { today, excused: never, firstWeekday: MONDAY }
  it('counts the days on which it was reached', () => {
    const some = amounts(['2026-11-17', 2], ['2026-11-18', 1], ['2026-11-19', 2], ['2026-11-20', 5])
    expect(goalStreak(goal(), some, options)).toEqual({ current: 2, best: 2 })
  })
  it('counts the weeks in which it was reached, including this one if it is', () => {
    const some = amounts(['2026-11-02', 2], ['2026-11-10', 1], ['2026-11-15', 1])
    const weekly = goal({ period: 'week' })
    expect(goalStreak(weekly, some, options)).toEqual({ current: 2, best: 2 })
    expect(goalStreak(weekly, new Map([...some, [today, 2]]), options).current).toBe(3)
  })
  it('skips a week with a rest day', () => {
    const some = amounts(['2026-11-02', 2])
    const weekly = goal({ period: 'week' })
    expect(goalStreak(weekly, some, options).current).toBe(0)
    expect(goalStreak(weekly, some, { ...options, excused: (day) => day === '2026-11-12' }).current).toBe(1)
  })
  it('is never longer than the days done, and never shortened by rest days', () => {
    const days = uniqueArray(integer({ min: 20_700, max: 20_778 }))
    assert(
      property(days, days, constantFrom('day', 'week'), (done, resting, period) => {
        const some = new Map(done.map((day) => [dayOfNumber(day), 2]))
        const each = goal({ period })
        const rest = new Set(resting.map(dayOfNumber))
        const strict = goalStreak(each, some, options)
        const gentle = goalStreak(each, some, { ...options, excused: (day) => rest.has(day) })
        expect(gentle.current).toBeGreaterThanOrEqual(strict.current)
        expect(gentle.best).toBeLessThanOrEqual(done.length)
      }),
    )
  })
})

describe('the heat map of the year', () => {
  it('ends with today in its week', () => {
    const weeks = yearWeeks(today, MONDAY)
    expect(weeks).toHaveLength(53)
    expect(weeks.at(-1)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      today,
      undefined,
    ])
    const days = weeks.flat().filter((day) => day !== undefined)
    expect(days).toHaveLength(365)
    expect(days[0]).toBe('2025-11-22')
    expect(weeks[0]?.[0]).toBeUndefined()
  })
  it('shows the mean share of the goals that existed on a day', () => {
    const goals = [
      { goal: goal(), amounts: amounts([today, 1]) },
      { goal: goal({ period: 'week', target: 7 }), amounts: amounts([today, 4]) },
      { goal: goal({ from: '2026-12-01' }), amounts: amounts() },
      { goal: goal({ archivedOn: '2026-11-01' }), amounts: amounts() },
    ]
    expect(shareOn(today, goals)).toBe(0.75)
    expect(shareOn(today, [])).toBe(0)
  })
  it('has separate levels for nothing and for everything', () =>
    expect([0, 0.01, 0.5, 0.99, 1].map(heatLevel)).toEqual([0, 1, 2, 3, 4]))
})
