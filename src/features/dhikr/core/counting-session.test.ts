import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Day } from '#shared/core/day.ts'
import {
  afterTap,
  beadsFor,
  type CountingSession,
  displayedCount,
  newSession,
  positionIn,
  whenOpened,
  withoutLastTap,
} from './counting-session.ts'
import type { Step } from './preset.ts'

const afterPrayer: Step[] = [{ target: 33 }, { target: 33 }, { target: 33 }, { target: 1 }]
const free: Step[] = [{}]
const MONDAY = '2026-03-02'
const TUESDAY = '2026-03-03'

/** The session after some taps, and the feedback of each. */
function taps(steps: readonly Step[], number: number, turn: 'self' | 'tap' = 'self', day: Day = MONDAY) {
  const feedback: string[] = []
  let session: CountingSession = newSession
  for (let tap = 0; tap < number; tap++) {
    const after = afterTap(session, steps, { day, turn })
    session = after.session
    feedback.push(after.feedback)
  }
  return { session, feedback, position: positionIn(steps, session) }
}

describe('a set that continues automatically', () => {
  it('turns to the next phrase when one is complete', () => {
    expect(taps(afterPrayer, 32).position).toMatchObject({ step: 0, count: 32 })
    const { position, feedback } = taps(afterPrayer, 33)
    expect(position).toMatchObject({ step: 1, count: 0 })
    expect(feedback.at(-1)).toBe('phrase')
  })
  it('ends with its last count and begins another round with the next', () => {
    const { position, feedback } = taps(afterPrayer, 100)
    expect(position).toEqual({ round: 0, step: 3, count: 1, target: 1, ended: true })
    expect(feedback.at(-1)).toBe('set')
    expect(displayedCount(afterPrayer, position)).toEqual({ count: 100, target: 100 })
    expect(taps(afterPrayer, 101).position).toMatchObject({ round: 1, step: 0, count: 1, ended: false })
  })
})

describe('a set that waits for a tap', () => {
  it('stays at a complete phrase and does not count the tap that turns to the next', () => {
    const { position, session } = taps(afterPrayer, 33, 'tap')
    expect(position).toMatchObject({ step: 0, count: 33 })
    const turned = afterTap(session, afterPrayer, { day: MONDAY, turn: 'tap' })
    expect(turned.feedback).toBe('turn')
    expect(turned.session.total).toBe(33)
    expect(positionIn(afterPrayer, turned.session)).toMatchObject({ step: 1, count: 0 })
  })
})

describe('a phrase without a target', () => {
  it('never ends, and gives feedback at every round of the beads', () => {
    const { position, feedback } = taps(free, 100)
    expect(position).toEqual({ round: 0, step: 0, count: 100, ended: false })
    expect(feedback.flatMap((each, index) => (each === 'phrase' ? [index + 1] : []))).toEqual([33, 66, 99])
  })
})

describe('a paused session', () => {
  it('ignores taps', () => {
    const session: CountingSession = { ...newSession, paused: true }
    expect(afterTap(session, free, { day: MONDAY, turn: 'self' })).toEqual({ session, feedback: 'nothing' })
  })
})

describe('withoutLastTap', () => {
  it('takes each tap from the day on which it was made, across midnight too', () => {
    const evening = taps(free, 5).session
    const night = afterTap(evening, free, { day: TUESDAY, turn: 'self' }).session
    const first = withoutLastTap(night)
    expect(first?.day).toBe(TUESDAY)
    const second = first && withoutLastTap(first.session)
    expect(second?.day).toBe(MONDAY)
    expect(second?.session).toEqual(taps(free, 4).session)
  })
  it('restores the session before the tap', () => {
    const targets = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 })
    const days = fc.constantFrom(MONDAY, TUESDAY)
    fc.assert(
      fc.property(targets, fc.nat(60), days, fc.constantFrom('self', 'tap'), (counts, number, day, turn) => {
        const steps = counts.map((target) => ({ target }))
        const before = taps(steps, number, turn).session
        const { waiting: _, ...running } = before
        const after = afterTap(running, steps, { day, turn }).session
        expect(withoutLastTap(after)).toEqual({ session: running, day })
      }),
    )
  })
  it('returns nothing for a session without counts', () => {
    expect(withoutLastTap(newSession)).toBeUndefined()
  })
})

describe('any set', () => {
  const steps = fc
    .array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 })
    .map((counts): Step[] => counts.map((target) => ({ target })))

  it('counts every tap once', () => {
    fc.assert(
      fc.property(steps, fc.nat(300), (some, number) => {
        const { session, position } = taps(some, number)
        const before = some.slice(0, position.step).reduce((sum, { target = 0 }) => sum + target, 0)
        const whole = some.reduce((sum, { target = 0 }) => sum + target, 0)
        expect(session.total).toBe(number)
        expect(session.lately.reduce((sum, { taps }) => sum + taps, 0)).toBe(number)
        expect(position.round * whole + before + position.count).toBe(number)
        expect(position.count).toBeLessThanOrEqual(some[position.step]?.target ?? 0)
      }),
    )
  })
  it('never shows more counted beads than there are', () => {
    fc.assert(
      fc.property(
        fc.nat(5000),
        fc.option(fc.integer({ min: 1, max: 5000 }), { nil: undefined }),
        (n, target) => {
          const count = target === undefined ? n : Math.min(n, target)
          const { beads, counted } = beadsFor({ count, ...(target !== undefined && { target }) })
          expect(counted).toBeLessThanOrEqual(beads)
          expect(counted === 0).toBe(count === 0 || (target !== undefined && target > 100 && counted === 0))
          if (count === target) expect(counted).toBe(beads)
        },
      ),
    )
  })
})

describe('whenOpened', () => {
  it('continues an unfinished set on a later day', () => {
    const { session } = taps(afterPrayer, 50)
    expect(whenOpened(session, afterPrayer, TUESDAY)).toBe(session)
  })
  it('starts over a set that was completed on an earlier day', () => {
    const { session } = taps(afterPrayer, 100)
    expect(whenOpened(session, afterPrayer, MONDAY)).toBe(session)
    expect(whenOpened(session, afterPrayer, TUESDAY)).toBe(newSession)
  })
})
