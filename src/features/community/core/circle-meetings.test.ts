import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wallClock, weekday } from '#shared/core/civil-date.ts'
import type { CircleSchedule } from './circle.ts'
import { nextMeetings } from './circle-meetings.ts'

const friday: CircleSchedule = {
  repeats: 'weekly',
  firstDay: '2026-10-16',
  time: '19:00',
  timeZone: 'Europe/London',
  minutes: 90,
}
const from = (schedule: CircleSchedule, now: string, count: number) =>
  nextMeetings(schedule, Date.parse(now), count).map((at) => new Date(at).toISOString().slice(0, 16))

describe('the next meetings', () => {
  it('keep their clock time when summer time ends', () => {
    expect(from(friday, '2026-10-01T00:00:00Z', 3)).toEqual([
      '2026-10-16T18:00',
      '2026-10-23T18:00',
      '2026-10-30T19:00',
    ])
  })

  it('keep their clock time when summer time begins', () => {
    const newYork = { ...friday, timeZone: 'America/New_York', firstDay: '2026-03-01' }
    expect(from(newYork, '2026-03-01T00:00:00Z', 2)).toEqual(['2026-03-02T00:00', '2026-03-08T23:00'])
  })

  it('come after the gap where clocks skip their time', () => {
    const night = { ...friday, firstDay: '2026-03-22', time: '01:30' }
    expect(from(night, '2026-03-20T00:00:00Z', 2)).toEqual(['2026-03-22T01:30', '2026-03-29T01:30'])
  })

  it('include a running one, and not one that has just ended', () => {
    expect(from(friday, '2026-11-06T20:29:59Z', 1)).toEqual(['2026-11-06T19:00'])
    expect(from(friday, '2026-11-06T20:30:00Z', 1)).toEqual(['2026-11-13T19:00'])
  })

  it('include one that runs over midnight', () => {
    const late = { ...friday, time: '23:30', timeZone: 'UTC' }
    expect(from(late, '2026-10-24T00:15:00Z', 1)).toEqual(['2026-10-23T23:30'])
  })

  it('repeat monthly on the same weekday of the same week', () => {
    const monthly = { ...friday, repeats: 'monthly', timeZone: 'UTC' } as const
    expect(from(monthly, '2026-11-01T00:00:00Z', 3)).toEqual([
      '2026-11-20T19:00',
      '2026-12-18T19:00',
      '2027-01-15T19:00',
    ])
  })

  it('repeat on the last weekday if the first was a fifth one', () => {
    const fifth = { ...friday, firstDay: '2026-10-30', repeats: 'monthly', timeZone: 'UTC' } as const
    expect(from(fifth, '2026-10-30T00:00:00Z', 4)).toEqual([
      '2026-10-30T19:00',
      '2026-11-27T19:00',
      '2026-12-25T19:00',
      '2027-01-29T19:00',
    ])
  })

  it('are on the weekday of the first, in order, and never over', () => {
    const zones = [
      'Asia/Kolkata',
      'Europe/Istanbul',
      'America/Santiago',
      'Australia/Lord_Howe',
      'Asia/Beirut',
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.constantFrom('weekly', 'monthly'),
        fc.integer({ min: 0, max: 365 * 8 }),
        (timeZone, repeats, day) => {
          const now = Date.UTC(2024, 0, 1 + day)
          const schedule = { ...friday, firstDay: '2025-05-30', timeZone, repeats }
          const starts = nextMeetings(schedule, now, 5)
          expect(starts).toEqual(starts.toSorted((a, b) => a - b))
          expect(new Set(starts).size).toBe(5)
          for (const start of starts) {
            const { date, time } = wallClock(new Date(start), timeZone)
            expect([weekday(date), time]).toEqual([5, '19:00'])
            expect(start + 90 * 60_000).toBeGreaterThan(now)
          }
        },
      ),
    )
  })
})
