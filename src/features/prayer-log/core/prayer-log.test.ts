import { array, assert, constantFrom, integer, property, record, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfNumber } from '#shared/core/day.ts'
import { valueIn } from '#shared/core/user-data/testing/value-in.ts'
import { logCsv } from './log-csv.ts'
import { logDays } from './log-days.ts'
import { logRows } from './log-rows.ts'
import { summaryOf, totalOf } from './log-summary.ts'
import { makeUpPlan } from './make-up-plan.ts'
import { daysMissed } from './make-up-start.ts'
import {
  entryId,
  loggedPrayers,
  type PrayerEntry,
  type PrayerLog,
  type PrayerState,
  prayerStates,
} from './prayer-entry.ts'
import { makeUpStartRecords, prayerLogRecords } from './prayer-log.records.ts'
import { perPrayer, prayersToMakeUp, sumOf } from './prayers-to-make-up.ts'

const never = () => false

/** A log of days with all five in one state. */
function logOf(...days: readonly (readonly [day: string, state: PrayerState])[]): PrayerLog {
  return new Map(
    days.flatMap(([day, state]) => loggedPrayers.map((prayer) => [entryId(day, prayer), { state }] as const)),
  )
}

describe('an entry', () => {
  it('is read without unknown fields', () =>
    expect(valueIn(prayerLogRecords, { state: 'late', note: 'x' }, '2026-11-21/asr')).toEqual({
      state: 'late',
    }))
  it.each([
    [null, '2026-11-21/asr'],
    [{ state: 'early' }, '2026-11-21/asr'],
    [{ state: 'late' }, '2026-02-30/asr'],
    [{ state: 'late' }, '2026-11-21/sunrise'],
    [{ state: 'late' }, '2026-11-21/asr/2'],
  ])('is invalid with %j under %s', (found, id) =>
    expect(valueIn(prayerLogRecords, found, id)).toBeUndefined(),
  )
})

describe('a summary', () => {
  const span = ['2026-11-20', '2026-11-21']
  it('counts each state and the open prayers', () => {
    const log = new Map<string, PrayerEntry>([['2026-11-20/fajr', { state: 'congregation' }]])
    expect(totalOf(summaryOf(logDays(log), span, never))).toEqual({
      congregation: 1,
      onTime: 0,
      late: 0,
      missed: 0,
      madeUp: 0,
      open: 9,
    })
  })
  it('counts nothing on excused days as open or missed', () => {
    const log = new Map<string, PrayerEntry>([
      ['2026-11-20/fajr', { state: 'onTime' }],
      ['2026-11-20/dhuhr', { state: 'missed' }],
    ])
    const total = totalOf(summaryOf(logDays(log), span, (day) => day === '2026-11-20'))
    expect(total).toMatchObject({ onTime: 1, missed: 0, open: 5 })
  })
  it('leaves out future prayers', () => {
    const ahead = (day: string, prayer: string) => day === '2026-11-20' && prayer === 'isha'
    expect(summaryOf(logDays(new Map()), span, ahead)).toMatchObject({ asr: { open: 2 }, isha: { open: 1 } })
  })
})

describe('the streaks of the log', () => {
  const today = '2026-11-21'
  const rowsOf = (log: PrayerLog, excused: (day: string) => boolean = never) =>
    logRows({ days: logDays(log), excused }, { from: '', today })
  it('count days with all five prayed on time, or at all', () => {
    const log = logOf(['2026-11-18', 'onTime'], ['2026-11-19', 'late'], ['2026-11-20', 'congregation'])
    expect(rowsOf(log)).toEqual({ prayed: 3, onTime: 1 })
  })
  it('end with a missed or open prayer', () => {
    const log = new Map([
      ...logOf(['2026-11-20', 'onTime']),
      ['2026-11-20/asr', { state: 'missed' as const }],
    ])
    expect(rowsOf(log)).toEqual({ prayed: 0, onTime: 0 })
  })
  it('skip excused days', () => {
    const log = logOf(['2026-11-14', 'onTime'], ['2026-11-20', 'onTime'])
    const excused = (day: string) => day > '2026-11-14' && day < '2026-11-20'
    expect(rowsOf(log, excused)).toEqual({ prayed: 2, onTime: 2 })
  })
  it('may be longer than the known days', () => {
    const days = logDays(logOf(['2026-11-19', 'late'], ['2026-11-20', 'onTime']))
    const known = { days, excused: never }
    expect(logRows(known, { from: '2026-11-19', today })).toBe('longer')
    expect(logRows(known, { from: '2026-11-18', today })).toEqual({ prayed: 2, onTime: 1 })
  })
})

describe('prayers to make up', () => {
  const from = { days: logDays(new Map()), madeUp: new Map(), start: perPrayer(() => 0), excused: never }
  it('are the missed ones of each prayer, minus those made up', () => {
    const days = logDays(logOf(['2026-11-19', 'missed'], ['2026-11-20', 'missed'], ['2026-11-21', 'late']))
    const madeUp = new Map([['2026-11-21/asr', 1]])
    expect(prayersToMakeUp({ ...from, days, madeUp })).toEqual({
      fajr: 2,
      dhuhr: 2,
      asr: 1,
      maghrib: 2,
      isha: 2,
    })
  })
  it('exclude excused days', () => {
    const days = logDays(logOf(['2026-11-19', 'missed']))
    expect(sumOf(prayersToMakeUp({ ...from, days, excused: () => true }))).toBe(0)
  })
  it('exclude entries that were made up since', () =>
    expect(sumOf(prayersToMakeUp({ ...from, days: logDays(logOf(['2026-11-19', 'madeUp'])) }))).toBe(0))

  it('are never negative and change by at most one for each missed or made-up prayer', () => {
    const day = integer({ min: 20_000, max: 20_010 }).map(dayOfNumber)
    const entry = tuple(day, constantFrom(...loggedPrayers), constantFrom(...prayerStates))
    assert(
      property(
        array(entry),
        array(tuple(day, constantFrom(...loggedPrayers), integer({ min: -2, max: 3 }))),
        record({ start: integer({ min: 0, max: 5 }), day }),
        (entries, counts, { start, day }) => {
          const log = new Map(entries.map(([on, prayer, state]) => [entryId(on, prayer), { state }]))
          const madeUp = new Map(counts.map(([on, prayer, count]) => [entryId(on, prayer), count]))
          const all = { days: logDays(log), madeUp, start: perPrayer(() => start), excused: never }
          const owed = prayersToMakeUp(all)
          for (const prayer of loggedPrayers) expect(owed[prayer]).toBeGreaterThanOrEqual(0)
          const id = entryId(day, 'asr')
          const more = prayersToMakeUp({ ...all, days: logDays(new Map(log).set(id, { state: 'missed' })) })
          expect([0, 1]).toContain(more.asr - owed.asr)
          const less = prayersToMakeUp({
            ...all,
            madeUp: new Map(madeUp).set(id, Math.max(0, madeUp.get(id) ?? 0) + 1),
          })
          expect([0, 1]).toContain(owed.asr - less.asr)
        },
      ),
    )
  })
})

describe('the number from before the log', () => {
  it('is read from a record', () => {
    const start = { prayers: perPrayer(() => 365), pace: 2 }
    expect(valueIn(makeUpStartRecords, start)).toEqual(start)
    expect(valueIn(makeUpStartRecords, { ...start, pace: 7 })?.pace).toBe(1)
    expect(valueIn(makeUpStartRecords, { prayers: { ...start.prayers, asr: -1 } })).toBeUndefined()
    expect(valueIn(makeUpStartRecords, { prayers: { fajr: 1 } })).toBeUndefined()
  })
  it('is estimated from years, months and excused days of each month', () => {
    expect(daysMissed({ years: 1, months: 0, excused: 0 })).toBe(366)
    expect(daysMissed({ years: 2, months: 0, excused: 7 })).toBe(731 - 24 * 7)
    expect(daysMissed({ years: 0, months: 6, excused: 0 })).toBe(183)
    expect(daysMissed({ years: 500, months: 0, excused: 0 })).toBe(40_000)
  })
})

describe('the plan', () => {
  it('ends on the day on which the largest number is made up', () => {
    const owed = { fajr: 3, dhuhr: 1, asr: 0, maghrib: 0, isha: 10 }
    expect(makeUpPlan(owed, 1, '2026-11-21')).toEqual({ days: 10, end: '2026-11-30' })
    expect(makeUpPlan(owed, 3, '2026-11-21')).toEqual({ days: 4, end: '2026-11-24' })
  })
  it('ends today if one of each is left', () =>
    expect(
      makeUpPlan(
        perPrayer(() => 1),
        1,
        '2026-11-21',
      )?.end,
    ).toBe('2026-11-21'))
  it('is undefined if nothing is left', () =>
    expect(
      makeUpPlan(
        perPrayer(() => 0),
        1,
        '2026-11-21',
      ),
    ).toBeUndefined())
})

it('exports days and prayers in order', () => {
  const log = new Map<string, PrayerEntry>([
    ['2026-11-21/asr', { state: 'late' }],
    ['2026-11-21/fajr', { state: 'onTime' }],
    ['2026-11-20/isha', { state: 'congregation' }],
  ])
  expect(logCsv(log, new Map([['2026-11-21/fajr', 2]]))).toBe(
    [
      'date,prayer,entry,count',
      '2026-11-20,isha,congregation,1',
      '2026-11-21,fajr,on_time,1',
      '2026-11-21,fajr,made_up_earlier,2',
      '2026-11-21,asr,late,1',
      '',
    ].join('\r\n'),
  )
})
