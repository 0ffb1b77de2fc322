import { assert, constantFrom, integer, property, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { streakOf } from './streak.ts'

describe('a streak', () => {
  it('counts consecutive periods up to now', () =>
    expect(streakOf([7, 8, 9, 10], { now: 10 })).toEqual({ current: 4, best: 4 }))
  it('waits for the current period', () =>
    expect(streakOf([8, 9], { now: 10 })).toEqual({ current: 2, best: 2 }))
  it('ends with a missed period, and the best one stays', () => {
    expect(streakOf([1, 2, 3, 8], { now: 10 })).toEqual({ current: 0, best: 3 })
    expect(streakOf([1, 2, 3, 9], { now: 10 })).toEqual({ current: 1, best: 3 })
  })
  it('skips excused periods', () =>
    expect(streakOf([1, 2, 6], { now: 8, excused: (n) => (n > 2 && n < 6) || n === 7 })).toEqual({
      current: 3,
      best: 3,
    }))
  it('ignores future periods', () =>
    expect(streakOf([9, 10, 11, 12], { now: 10 })).toEqual({ current: 2, best: 2 }))
})

const days = uniqueArray(integer({ min: 0, max: 60 }))

describe('excused periods', () => {
  it('never break a streak and are never counted as done', () => {
    assert(
      property(days, days, (done, resting) => {
        const excused = (day: number) => resting.includes(day)
        const { current, best } = streakOf(done, { now: 60, excused })
        // The same history with the rest days removed from the calendar.
        const left = Array.from({ length: 61 }, (_, day) => day).filter(
          (day) => !excused(day) || done.includes(day) || day === 60,
        )
        const without = streakOf(
          done.map((day) => left.indexOf(day)),
          { now: left.length - 1 },
        )
        expect({ current, best }).toEqual(without)
        expect(best).toBeLessThanOrEqual(done.length)
        expect(current).toBeLessThanOrEqual(best)
      }),
    )
  })
  it('never make a streak shorter', () => {
    assert(
      property(days, days, constantFrom(30, 45, 60), (done, resting, now) => {
        const strict = streakOf(done, { now })
        const gentle = streakOf(done, { now, excused: (day) => resting.includes(day) })
        expect(gentle.current).toBeGreaterThanOrEqual(strict.current)
        expect(gentle.best).toBeGreaterThanOrEqual(strict.best)
      }),
    )
  })
})
