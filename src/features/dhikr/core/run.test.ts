import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Day } from '#shared/core/day-count.ts'
import type { Step } from './preset.ts'
import { beadsOf } from './ring.ts'
import { freshRun, opened, placeIn, type Run, shownOf, tapped, undone } from './run.ts'

const afterPrayer: Step[] = [{ target: 33 }, { target: 33 }, { target: 33 }, { target: 1 }]
const free: Step[] = [{}]
const MONDAY = '2026-03-02'
const TUESDAY = '2026-03-03'

/** The run after so many taps, and what each was felt as. */
function taps(steps: readonly Step[], number: number, turn: 'self' | 'tap' = 'self', day: Day = MONDAY) {
  const felt: string[] = []
  let run: Run = freshRun
  for (let tap = 0; tap < number; tap++) {
    const after = tapped(run, steps, { day, turn })
    run = after.run
    felt.push(after.felt)
  }
  return { run, felt, place: placeIn(steps, run) }
}

describe('a set that goes on by itself', () => {
  it('turns to the next phrase when one is complete', () => {
    expect(taps(afterPrayer, 32).place).toMatchObject({ step: 0, count: 32 })
    const { place, felt } = taps(afterPrayer, 33)
    expect(place).toMatchObject({ step: 1, count: 0 })
    expect(felt.at(-1)).toBe('phrase')
  })
  it('is complete with its last count, and begins another round with the next', () => {
    const { place, felt } = taps(afterPrayer, 100)
    expect(place).toEqual({ round: 0, step: 3, count: 1, target: 1, ended: true })
    expect(felt.at(-1)).toBe('set')
    expect(shownOf(afterPrayer, place)).toEqual({ count: 100, target: 100 })
    expect(taps(afterPrayer, 101).place).toMatchObject({ round: 1, step: 0, count: 1, ended: false })
  })
})

describe('a set that waits for a tap', () => {
  it('stays at a complete phrase; the tap that turns to the next does not count', () => {
    const { place, run } = taps(afterPrayer, 33, 'tap')
    expect(place).toMatchObject({ step: 0, count: 33 })
    const turned = tapped(run, afterPrayer, { day: MONDAY, turn: 'tap' })
    expect(turned.felt).toBe('turn')
    expect(turned.run.total).toBe(33)
    expect(placeIn(afterPrayer, turned.run)).toMatchObject({ step: 1, count: 0 })
  })
})

describe('counting without an end', () => {
  it('goes on, and is felt at every round of the beads', () => {
    const { place, felt } = taps(free, 100)
    expect(place).toEqual({ round: 0, step: 0, count: 100, ended: false })
    expect(felt.flatMap((each, index) => (each === 'phrase' ? [index + 1] : []))).toEqual([33, 66, 99])
  })
})

describe('a pause', () => {
  it('keeps a pocket from counting', () => {
    const run: Run = { ...freshRun, paused: true }
    expect(tapped(run, free, { day: MONDAY, turn: 'self' })).toEqual({ run, felt: 'nothing' })
  })
})

describe('a tap that is taken back', () => {
  it('is taken from the day on which it was made, also after midnight', () => {
    const evening = taps(free, 5).run
    const night = tapped(evening, free, { day: TUESDAY, turn: 'self' }).run
    const first = undone(night)
    expect(first?.day).toBe(TUESDAY)
    const second = first && undone(first.run)
    expect(second?.day).toBe(MONDAY)
    expect(second?.run).toEqual(taps(free, 4).run)
  })
  it('was never made', () => {
    const targets = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 })
    const days = fc.constantFrom(MONDAY, TUESDAY)
    fc.assert(
      fc.property(targets, fc.nat(60), days, fc.constantFrom('self', 'tap'), (counts, number, day, turn) => {
        const steps = counts.map((target) => ({ target }))
        const before = taps(steps, number, turn).run
        const { waiting: _, ...going } = before
        const after = tapped(going, steps, { day, turn }).run
        expect(undone(after)).toEqual({ run: going, day })
      }),
    )
  })
  it('is none where nothing was counted', () => {
    expect(undone(freshRun)).toBeUndefined()
  })
})

describe('any set', () => {
  const steps = fc
    .array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 })
    .map((counts): Step[] => counts.map((target) => ({ target })))

  it('counts every tap once, wherever it stands', () => {
    fc.assert(
      fc.property(steps, fc.nat(300), (some, number) => {
        const { run, place } = taps(some, number)
        const before = some.slice(0, place.step).reduce((sum, { target = 0 }) => sum + target, 0)
        const whole = some.reduce((sum, { target = 0 }) => sum + target, 0)
        expect(run.total).toBe(number)
        expect(run.lately.reduce((sum, { taps }) => sum + taps, 0)).toBe(number)
        expect(place.round * whole + before + place.count).toBe(number)
        expect(place.count).toBeLessThanOrEqual(some[place.step]?.target ?? 0)
      }),
    )
  })
  it('never has more beads told than there are', () => {
    fc.assert(
      fc.property(
        fc.nat(5000),
        fc.option(fc.integer({ min: 1, max: 5000 }), { nil: undefined }),
        (n, target) => {
          const count = target === undefined ? n : Math.min(n, target)
          const { beads, told } = beadsOf({ count, ...(target !== undefined && { target }) })
          expect(told).toBeLessThanOrEqual(beads)
          expect(told === 0).toBe(count === 0 || (target !== undefined && target > 100 && told === 0))
          if (count === target) expect(told).toBe(beads)
        },
      ),
    )
  })
})

describe('opening a preset', () => {
  it('goes on where the person was, on a later day too', () => {
    const { run } = taps(afterPrayer, 50)
    expect(opened(run, afterPrayer, TUESDAY)).toBe(run)
  })
  it('begins anew when it was complete on another day', () => {
    const { run } = taps(afterPrayer, 100)
    expect(opened(run, afterPrayer, MONDAY)).toBe(run)
    expect(opened(run, afterPrayer, TUESDAY)).toBe(freshRun)
  })
})
