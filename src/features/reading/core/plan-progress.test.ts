import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divisionVerses, verseTotal } from '#features/quran/core/index.ts'
import { dayNumberOf, dayOfNumber } from '#shared/core/day.ts'
import { finishedOn, planProgress } from './plan-progress.ts'
import { plansToday } from './plans-today.ts'
import { portionsOf } from './portions.ts'
import {
  emptyLog,
  type ReadingLog,
  type ReadingPause,
  type ReadingPlan,
  type ReadingSession,
} from './reading-log.ts'
import { replan } from './replan.ts'
import { countVerses } from './verse-ranges.ts'

const moment = { createdAt: '2026-01-01T08:00:00Z', updatedAt: '2026-01-01T08:00:00Z' }
const START = '2026-01-01'
const day = (number: number) => dayOfNumber(dayNumberOf(START) + number - 1)

const juzADay: ReadingPlan = {
  id: 'plan',
  ...moment,
  aim: 'juz',
  range: { first: 1, last: verseTotal },
  startedOn: START,
  schedule: { from: START, pace: { kind: 'amount', unit: 'juz', amount: 1 } },
}
const inThirtyDays: ReadingPlan = {
  ...juzADay,
  aim: 'quran',
  schedule: { from: START, pace: { kind: 'days', days: 30 } },
}
const session = (on: string, first: number, last: number, id = `${on} ${first}`): ReadingSession => ({
  id,
  ...moment,
  planId: 'plan',
  day: on,
  startedAt: `${on}T08:00:00Z`,
  seconds: 600,
  range: { first, last },
})
const juz = (number: number, on: string) => {
  const { first, last } = divisionVerses('juz', number)
  return session(on, first, last)
}
const logOf = (sessions: readonly ReadingSession[], pauses: readonly ReadingPause[] = []): ReadingLog => ({
  ...emptyLog,
  sessions,
  pauses,
})
const pause = (from: string, to?: string): ReadingPause => ({
  id: 'pause',
  ...moment,
  from,
  ...(to && { to }),
  reason: 'travel',
})

describe('a juz a day', () => {
  it('measures progress by pages, not by verses', () => {
    const last = planProgress(juzADay, logOf([juz(30, day(1))]), day(1)).share
    const first = planProgress(juzADay, logOf([juz(1, day(1))]), day(1)).share
    expect(first).toBeCloseTo(21 / 604, 2)
    expect(last).toBeCloseTo(23 / 604, 2)
  })
  it('begins with the first juz, nothing read and nothing missed', () => {
    const progress = planProgress(juzADay, emptyLog, START)
    expect(progress).toMatchObject({ share: 0, missed: 0, doneToday: false, portionsLeft: 30, daysLeft: 30 })
    expect(progress.next).toEqual([divisionVerses('juz', 1)])
    expect(progress.plannedEnd).toBe('2026-01-30')
    expect(progress.expectedEnd).toBe('2026-01-30')
  })

  it('shows the rest of a partly read portion', () => {
    const { first, last } = divisionVerses('juz', 1)
    const progress = planProgress(juzADay, logOf([session(START, first, 100)]), START)
    expect(progress.next).toEqual([{ first: 101, last }])
    expect(progress.doneToday).toBe(false)
  })

  it('is done for today after today’s portion, and offers the next', () => {
    const progress = planProgress(juzADay, logOf([juz(1, START)]), START)
    expect(progress.doneToday).toBe(true)
    expect(progress.next).toEqual([divisionVerses('juz', 2)])
    expect(progress.expectedEnd).toBe('2026-01-30')
  })

  it('continues after missed days at the last verse read', () => {
    const progress = planProgress(juzADay, logOf([juz(1, START)]), day(5))
    expect(progress).toMatchObject({ missed: 3, portionsLeft: 29, daysLeft: 26 })
    expect(progress.next).toEqual([divisionVerses('juz', 2)])
    expect(progress.expectedEnd).toBe(day(33))
  })

  it('skips rest days and moves its end', () => {
    const progress = planProgress(juzADay, logOf([juz(1, START)], [pause(day(2), day(4))]), day(5))
    expect(progress).toMatchObject({ missed: 0, plannedEnd: day(33) })
    expect(progress.next).toEqual([divisionVerses('juz', 2)])
  })

  it('counts no missed days during rest', () => {
    const progress = planProgress(juzADay, logOf([juz(1, START)], [pause(day(2))]), day(20))
    expect(progress.missed).toBe(0)
  })

  it('is finished on the day of the last verse, with a share of at most 1', () => {
    const sessions = Array.from({ length: 30 }, (_, index) => juz(index + 1, day(index + 1)))
    const log = logOf([...sessions, juz(4, day(40))])
    const progress = planProgress(juzADay, log, day(45))
    expect(progress).toMatchObject({ share: 1, missed: 0, doneToday: true })
    expect(progress.next).toBeUndefined()
    expect(finishedOn(juzADay, log)).toBe(day(30))
    expect(finishedOn(juzADay, logOf(sessions.slice(1)))).toBeUndefined()
    expect(finishedOn(juzADay, logOf([]))).toBeUndefined()
  })

  it('goes back if a session is removed', () => {
    const removed = { ...juz(1, START), deletedAt: '2026-01-01T09:00:00Z' }
    expect(planProgress(juzADay, logOf([removed]), START).share).toBe(0)
  })

  it('ignores reading outside its range or for another plan', () => {
    const other = { ...juz(1, START), planId: 'other' }
    expect(planProgress(juzADay, logOf([other]), START).share).toBe(0)
  })

  it('loses nothing if a journey repeats a date', () => {
    const log = logOf([juz(1, START), juz(2, day(2))])
    expect(planProgress(juzADay, log, START)).toMatchObject({ doneToday: true, missed: 0 })
    expect(planProgress(juzADay, log, day(2))).toMatchObject({ doneToday: true, missed: 0 })
  })
})

const history = fc.array(
  fc.record({
    first: fc.integer({ min: 1, max: verseTotal }),
    length: fc.integer({ min: 0, max: 600 }),
    on: fc.integer({ min: 1, max: 40 }),
  }),
  { maxLength: 8 },
)
const plans = fc.constantFrom(juzADay, inThirtyDays)

describe('replanning', () => {
  it('keeps the end with spread and the pace with move', () => {
    const log = logOf([juz(1, START)])
    const progress = planProgress(inThirtyDays, log, day(5))
    expect(progress.missed).toBe(3)
    const spread = { ...inThirtyDays, schedule: replan(inThirtyDays, progress, 'spread', day(5)) }
    expect(planProgress(spread, log, day(5))).toMatchObject({
      missed: 0,
      plannedEnd: day(30),
      portionsLeft: 26,
    })
    const moved = { ...inThirtyDays, schedule: replan(inThirtyDays, progress, 'move', day(5)) }
    expect(planProgress(moved, log, day(5))).toMatchObject({
      missed: 0,
      plannedEnd: day(33),
      portionsLeft: 29,
    })
  })

  it('keeps all unread verses and leaves no missed days', () => {
    fc.assert(
      fc.property(plans, history, fc.integer({ min: 1, max: 60 }), fc.boolean(), (plan, read, on, spread) => {
        const sessions = read
          .filter((each) => each.on <= on)
          .map((each, index) =>
            session(day(each.on), each.first, Math.min(verseTotal, each.first + each.length), `${index}`),
          )
        const log = logOf(sessions)
        const before = planProgress(plan, log, day(on))
        expect(before.share).toBeGreaterThanOrEqual(0)
        expect(before.share).toBeLessThanOrEqual(1)
        if (before.unread.length === 0) return
        const how = spread && before.daysLeft > 0 ? 'spread' : 'move'
        const schedule = replan(plan, before, how, day(on))
        const after = planProgress({ ...plan, schedule }, log, day(on))
        expect(after.unread).toEqual(before.unread)
        expect(after.missed).toBe(0)
        const atDawn = sessions.filter((each) => each.day < day(on))
        const left = planProgress(plan, logOf(atDawn), day(on)).unread
        const portions = portionsOf(left, schedule.pace)
        expect(countVerses(portions.flat())).toBe(countVerses(left))
        if (how === 'spread') expect(after.plannedEnd <= before.plannedEnd).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})

describe('all plans of a log', () => {
  it('have the same progress together as alone', () => {
    const ranges = fc.constantFrom(
      { first: 1, last: 7 },
      { first: 8, last: 40 },
      { first: 1, last: verseTotal },
    )
    const some = fc.array(
      fc.record({
        plan: fc.constantFrom('0', '1', '2', 'other', undefined),
        first: fc.integer({ min: 1, max: 60 }),
        length: fc.integer({ min: 0, max: 60 }),
        on: fc.integer({ min: 1, max: 20 }),
        removed: fc.boolean(),
      }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(fc.array(ranges, { maxLength: 3 }), some, (each, read) => {
        const log: ReadingLog = {
          plans: each.map((range, index) => ({ ...inThirtyDays, id: `${index}`, range })),
          sessions: read.map(({ plan, first, length, on, removed }, index) => {
            const { planId: _, ...free } = session(day(on), first, first + length, `${index}`)
            return { ...free, ...(plan && { planId: plan }), ...(removed && { deletedAt: START }) }
          }),
          pauses: [],
        }
        const { active, finished } = plansToday(log, day(21))
        for (const plan of log.plans) {
          const end = finishedOn(plan, log)
          expect(finished.find((one) => one.plan === plan)?.finishedOn).toBe(end)
          const progress = end ? undefined : planProgress(plan, log, day(21))
          expect(active.find((one) => one.plan === plan)?.progress).toEqual(progress)
          expect(end !== undefined).toBe(planProgress(plan, log, day(21)).unread.length === 0)
        }
      }),
      { numRuns: 60 },
    )
  })
})
