import { array, assert, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfNumber } from './day.ts'
import { type MakeUpChange, makeUpAfter } from './make-up.ts'

const change = record({
  day: integer({ min: 20_000, max: 20_020 }).map(dayOfNumber),
  missed: integer({ min: 0, max: 3 }),
  madeUp: integer({ min: 0, max: 3 }),
})
const life = array(change, { maxLength: 30 })
const start = integer({ min: 0, max: 20 })

describe('the number to make up', () => {
  it('is the starting number plus missed ones, minus those made up', () =>
    expect(
      makeUpAfter(2, [
        { day: '2026-01-01', missed: 1 },
        { day: '2026-01-02', madeUp: 2 },
      ]),
    ).toBe(1))
  it('ignores surplus made-up ones, so that later misses count', () =>
    expect(
      makeUpAfter(0, [
        { day: '2026-01-01', madeUp: 5 },
        { day: '2026-01-02', missed: 1 },
      ]),
    ).toBe(1))
  it('processes days in order, whatever the order of entries', () =>
    expect(
      makeUpAfter(0, [
        { day: '2026-01-03', madeUp: 1 },
        { day: '2026-01-01', missed: 1 },
      ]),
    ).toBe(0))

  it('is never negative and does not depend on the order of entries', () => {
    assert(
      property(start, life, (begin, changes) => {
        const owed = makeUpAfter(begin, changes)
        expect(owed).toBeGreaterThanOrEqual(0)
        expect(makeUpAfter(begin, [...changes].reverse())).toBe(owed)
      }),
    )
  })
  it('equals the largest deficit since any day (by reflecting the plain sum)', () => {
    assert(
      property(start, life, (begin, changes) => {
        const days = [...new Set(changes.map(({ day }) => day))].sort()
        const net = (from: number) =>
          changes
            .filter(({ day }) => days.indexOf(day) >= from)
            .reduce((sum, { missed, madeUp }: Required<MakeUpChange>) => sum + missed - madeUp, 0)
        const since = days.map((_, from) => net(from))
        expect(makeUpAfter(begin, changes)).toBe(
          Math.max(
            days.length === 0 ? begin : begin + net(0),
            ...since.slice(1),
            days.length > 0 ? 0 : begin,
          ),
        )
      }),
    )
  })
})
