import { array, assert, constantFrom, integer, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfNumber } from '#shared/core/day.ts'
import { valueIn } from '#shared/core/user-data/testing/value-in.ts'
import { type FastLog, fastedDays, fastStates } from './fast-entry.ts'
import { fastLogRecords, fastStartRecords } from './fasts.records.ts'
import { fastsToMakeUp } from './fasts-to-make-up.ts'
import { lastRamadan } from './ramadan-days.ts'

const log: FastLog = new Map([
  ['2026-02-20', { state: 'missed' }],
  ['2026-02-21', { state: 'missed' }],
  ['2026-02-22', { state: 'fasted' }],
  ['2026-04-01', { state: 'madeUp' }],
])

describe('fasts', () => {
  it('are to be made up if they were missed', () => {
    expect(fastsToMakeUp(log, 0)).toBe(1)
    expect(fastsToMakeUp(log, 10)).toBe(11)
  })
  it('count as fasted unless they were missed', () =>
    expect(fastedDays(log)).toEqual(['2026-02-22', '2026-04-01']))
  it('to make up are never negative', () => {
    const entry = tuple(integer({ min: 20_000, max: 20_060 }).map(dayOfNumber), constantFrom(...fastStates))
    assert(
      property(array(entry), integer({ min: 0, max: 30 }), (entries, start) => {
        const fasts = new Map(entries.map(([day, state]) => [day, { state }]))
        const missed = [...fasts.values()].filter(({ state }) => state === 'missed').length
        expect(fastsToMakeUp(fasts, start)).toBeGreaterThanOrEqual(0)
        expect(fastsToMakeUp(fasts, start)).toBeLessThanOrEqual(start + missed)
      }),
    )
  })
  it('are read from valid records only', () => {
    expect(valueIn(fastLogRecords, { state: 'fasted' }, '2026-02-20')).toEqual({ state: 'fasted' })
    expect(valueIn(fastLogRecords, { state: 'eaten' }, '2026-02-20')).toBeUndefined()
    expect(valueIn(fastLogRecords, { state: 'fasted' }, '2026-02-30')).toBeUndefined()
    expect(valueIn(fastStartRecords, { fasts: 30 })).toEqual({ fasts: 30 })
    expect(valueIn(fastStartRecords, { fasts: -1 })).toBeUndefined()
  })
})

describe('the last Ramadan', () => {
  it('is the latest one before today', () => {
    const { year, days } = lastRamadan('2026-11-21', 0)
    expect([year, days[0], days.length]).toEqual([1447, '2026-02-18', 30])
  })
  it('is the current one on its first day, and the previous one on the day before', () => {
    expect(lastRamadan('2026-02-18', 0).year).toBe(1447)
    expect(lastRamadan('2026-02-17', 0).year).toBe(1446)
  })
  it('follows the user’s calendar', () => expect(lastRamadan('2026-11-21', 1).days[0]).toBe('2026-02-17'))
})
