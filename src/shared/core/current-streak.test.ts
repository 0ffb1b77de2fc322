import { assert, integer, property, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currentStreak } from './current-streak.ts'
import { type Day, dayNumberOf, dayOfNumber } from './day.ts'

const today = '2026-11-22'
const ago = (days: number): Day => dayOfNumber(dayNumberOf(today) - days)
const never = () => false

describe('the current streak', () => {
  it('is exact if it begins after the first known day', () =>
    expect(currentStreak([ago(0), ago(1), ago(2)], { from: ago(4), today, excused: never })).toBe(3))
  it('may be longer if it reaches that day', () => {
    expect(currentStreak([ago(0), ago(1), ago(2)], { from: ago(2), today, excused: never })).toBe('longer')
    expect(currentStreak([ago(1)], { from: ago(3), today, excused: (day) => day < ago(1) })).toBe('longer')
  })
  it('is exact if everything is known', () =>
    expect(currentStreak([ago(0), ago(1), ago(2)], { from: '', today, excused: never })).toBe(3))
  it('is 0 if nothing was done yesterday and today', () =>
    expect(currentStreak([ago(2)], { from: ago(3), today, excused: never })).toBe(0))

  it('is the same from the latest days as from all days', () => {
    const days = uniqueArray(integer({ min: 0, max: 40 }).map(ago))
    let short = 0
    assert(
      property(days, days, integer({ min: 0, max: 45 }).map(ago), (done, resting, from) => {
        const excused = (day: Day) => resting.includes(day)
        const lately = done.filter((day) => day >= from)
        const row = currentStreak(lately, { from, today, excused })
        if (row === 'longer') return
        expect(row).toBe(currentStreak(done, { from: '', today, excused }))
        if (lately.length < done.length) short += 1
      }),
    )
    expect(short).toBeGreaterThan(10)
  })
})
