import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { civilDateAt, formatCivilDate } from '#shared/core/civil-date.ts'
import { dayNumberOf, dayOfNumber } from '#shared/core/day.ts'
import { dayTotals } from './day-totals.ts'
import type { ReadingPause, ReadingSession } from './reading-log.ts'
import { readingStreak } from './reading-streak.ts'

const moment = { createdAt: '2026-01-01T08:00:00Z', updatedAt: '2026-01-01T08:00:00Z' }
const dayAt = (instant: string, zone: string) => formatCivilDate(civilDateAt(new Date(instant), zone))
/** A session that began at an instant, on the day that a device in `zone` showed. */
const session = (startedAt: string, zone = 'UTC'): ReadingSession => ({
  id: startedAt,
  ...moment,
  startedAt,
  day: dayAt(startedAt, zone),
  seconds: 60,
})
const row = (sessions: ReadingSession[], now: string, zone = 'UTC', pauses: ReadingPause[] = []) =>
  readingStreak(sessions, pauses, { today: dayAt(now, zone), now: Date.parse(now) })
const pause = (from: string, to?: string): ReadingPause => ({
  id: from,
  ...moment,
  from,
  ...(to && { to }),
  reason: 'menstruation',
})

describe('the reading streak', () => {
  const three = ['2026-03-01T08:00:00Z', '2026-03-02T21:00:00Z', '2026-03-03T06:00:00Z'].map((at) =>
    session(at),
  )

  it('continues without reading today', () => {
    expect(row(three, '2026-03-03T20:00:00Z')).toBe(3)
    expect(row(three, '2026-03-04T20:00:00Z')).toBe(3)
    expect(row(three, '2026-03-05T20:00:00Z')).toBe(0)
    expect(row([], '2026-03-05T20:00:00Z')).toBe(0)
  })
  it('ends at a missed day', () => {
    expect(row([session('2026-02-27T08:00:00Z'), ...three], '2026-03-03T20:00:00Z')).toBe(3)
  })
  it('is neither broken nor extended by rest days', () => {
    const after = session('2026-03-10T08:00:00Z')
    expect(row([...three, after], '2026-03-10T20:00:00Z')).toBe(1)
    expect(row([...three, after], '2026-03-10T20:00:00Z', 'UTC', [pause('2026-03-04', '2026-03-09')])).toBe(4)
    expect(row(three, '2026-03-09T20:00:00Z', 'UTC', [pause('2026-03-04')])).toBe(3)
  })
  it('survives a journey over the date line that skips a date', () => {
    const honolulu = session('2026-03-02T09:00:00Z', 'Pacific/Honolulu')
    const kiritimati = session('2026-03-02T22:00:00Z', 'Pacific/Kiritimati')
    expect([honolulu.day, kiritimati.day]).toEqual(['2026-03-01', '2026-03-03'])
    expect(row([honolulu, kiritimati], '2026-03-02T23:00:00Z', 'Pacific/Kiritimati')).toBe(2)
    expect(row([honolulu], '2026-03-02T22:30:00Z', 'Pacific/Kiritimati')).toBe(1)
  })
  it('is not extended by a journey over the date line that repeats a date', () => {
    const kiritimati = session('2026-03-02T22:00:00Z', 'Pacific/Kiritimati')
    const honolulu = session('2026-03-03T09:00:00Z', 'Pacific/Honolulu')
    expect([kiritimati.day, honolulu.day]).toEqual(['2026-03-03', '2026-03-02'])
    expect(row([kiritimati], '2026-03-03T09:30:00Z', 'Pacific/Honolulu')).toBe(1)
    expect(row([kiritimati, honolulu], '2026-03-03T10:00:00Z', 'Pacific/Honolulu')).toBe(2)
  })
  it('uses the recorded dates in any time zone', () => {
    const zones = fc.constantFrom(
      'UTC',
      'Pacific/Kiritimati',
      'Pacific/Honolulu',
      'Asia/Karachi',
      'America/St_Johns',
    )
    fc.assert(
      fc.property(zones, zones, fc.integer({ min: 0, max: 23 }), (home, abroad, hour) => {
        const days = Array.from({ length: 5 }, (_, index) =>
          session(`2026-03-0${index + 1}T${String(hour).padStart(2, '0')}:30:00Z`, home),
        )
        const now = `2026-03-05T${String(hour).padStart(2, '0')}:45:00Z`
        expect(new Set(days.map(({ day }) => day)).size).toBe(5)
        expect(row(days, now, abroad)).toBe(5)
      }),
    )
  })
})

describe('a session that began before midnight', () => {
  it('counts only for the day it began, with or without daylight saving', () => {
    const evening = session('2026-03-28T23:50:00Z', 'Europe/London')
    const totals = dayTotals([{ ...evening, seconds: 3600 }], '2026-03-29', 2)
    expect(totals.map(({ seconds }) => seconds)).toEqual([3600, 0])
  })
})

describe('the days of the chart', () => {
  it('are consecutive, across years and leap days', () => {
    const totals = dayTotals([], '2028-03-01', 3)
    expect(totals.map(({ day }) => day)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
    expect(dayOfNumber(dayNumberOf('2027-12-31') + 1)).toBe('2028-01-01')
  })
})

describe('the totals of the chart', () => {
  it('include only its days', () => {
    const on = (day: string, seconds: number, last?: number) => ({
      ...session(`${day}T08:00:00Z`),
      seconds,
      ...(last && { range: { first: 1, last } }),
    })
    const read = [on('2026-03-01', 60), on('2026-03-02', 60, 7), on('2026-03-02', 30, 2), on('2026-03-04', 9)]
    expect(dayTotals(read, '2026-03-03', 2)).toEqual([
      { day: '2026-03-02', seconds: 90, verses: 9 },
      { day: '2026-03-03', seconds: 0, verses: 0 },
    ])
  })
})
