import { describe, expect, it } from 'vitest'
import { addDays, type CivilDate, dayNumber, formatCivilDate } from '#shared/core/civil-date.ts'
import { hijriDate, hijriRange } from './hijri-date.ts'
import { islamicEvents, nextWhiteDays, upcomingEvents } from './hijri-events.ts'

const november: CivilDate = { year: 2026, month: 11, day: 18 }

describe('the events of a year', () => {
  it('have the dates of 2024 and 2025 in the year 1446', () => {
    expect(islamicEvents(1446).map(({ id, date }) => [id, formatCivilDate(date)])).toEqual([
      ['islamic_new_year', '2024-07-07'],
      ['ashura', '2024-07-16'],
      ['mawlid', '2024-09-15'],
      ['isra_and_miraj', '2025-01-27'],
      ['mid_shaban', '2025-02-14'],
      ['ramadan_begins', '2025-03-01'],
      ['laylat_al_qadr', '2025-03-27'],
      ['eid_al_fitr', '2025-03-30'],
      ['day_of_arafah', '2025-06-05'],
      ['eid_al_adha', '2025-06-06'],
    ])
  })

  it('mark nights, and Laylat al-Qadr as sought in odd nights', () => {
    const rules = Object.fromEntries(islamicEvents(1446).map(({ id, rule }) => [id, rule]))
    expect(rules).toMatchObject({ isra_and_miraj: 'night', mid_shaban: 'night', laylat_al_qadr: 'odd_night' })
    expect(rules.eid_al_fitr).toBe('day')
  })

  it('come a day earlier if the months did', () => {
    const [newYear] = islamicEvents(1446, 1)
    expect(newYear && formatCivilDate(newYear.date)).toBe('2024-07-06')
  })
})

describe('the next events', () => {
  it('have the number of days until each, across the end of the Hijri year', () => {
    const next = upcomingEvents(november, 12).map(({ id, daysUntil }) => [id, daysUntil])
    expect(next.slice(0, 3)).toEqual([
      ['isra_and_miraj', 48],
      ['mid_shaban', 66],
      ['ramadan_begins', 82],
    ])
    expect(next).toHaveLength(12)
    expect(next.map(([, days]) => days)).toEqual(
      next.map(([, days]) => days).toSorted((a, b) => Number(a) - Number(b)),
    )
  })

  it('include an event of the same day, with no days to wait', () => {
    expect(upcomingEvents({ year: 2025, month: 3, day: 30 }, 1)).toMatchObject([
      { id: 'eid_al_fitr', daysUntil: 0 },
    ])
    expect(upcomingEvents({ year: 2025, month: 3, day: 31 }, 1)).toMatchObject([
      { id: 'day_of_arafah', daysUntil: 66 },
    ])
  })

  it('are fewer at the end of the table', () => {
    expect(upcomingEvents(hijriRange.last, 3)).toEqual([])
    expect(nextWhiteDays(hijriRange.last)).toBeUndefined()
  })
})

describe('the white days', () => {
  it('are the next 13th to 15th', () => {
    const days = nextWhiteDays(november)
    expect(days).toMatchObject({
      id: 'ayyam_al_bid',
      hijri: { year: 1448, month: 6, day: 13 },
      lastHijri: { year: 1448, month: 6, day: 15 },
    })
    expect(days && dayNumber(days.lastDate) - dayNumber(days.date)).toBe(2)
  })

  it('last until the 15th and are then those of the next month', () => {
    const first = nextWhiteDays(november)
    if (!first) throw new Error('There are white days.')
    expect(nextWhiteDays(addDays(first.date, 2))).toMatchObject({ daysUntil: 0, hijri: first.hijri })
    expect(nextWhiteDays(addDays(first.date, 3))).toMatchObject({ hijri: { month: 7, day: 13 } })
  })

  it('skip Ramadan and 13 Dhu al-Hijjah', () => {
    expect(nextWhiteDays({ year: 2025, month: 3, day: 5 })).toMatchObject({ hijri: { month: 10, day: 13 } })
    expect(nextWhiteDays({ year: 2025, month: 6, day: 1 })).toMatchObject({
      hijri: { month: 12, day: 14 },
      lastHijri: { day: 15 },
    })
  })

  it('exist for every day until the last months of the table', () => {
    for (let date = november; date.year < 2077; date = addDays(date, 11)) {
      const days = nextWhiteDays(date)
      expect(days && days.daysUntil >= 0 && days.daysUntil <= 60).toBe(true)
      if (days) expect(hijriDate(days.date)).toMatchObject(days.hijri)
    }
  })
})
