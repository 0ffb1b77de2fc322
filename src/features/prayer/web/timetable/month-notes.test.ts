import { describe, expect, it } from 'vitest'
import { type CalendarDay, type PrayerNote, prayerCalendar } from '../../core/index.ts'
import { monthNotes } from './month-notes.ts'

const rule: PrayerNote = { code: 'high_latitude_rule', rule: 'SeventhOfTheNight', times: ['fajr'] }
const later: PrayerNote = { code: 'next_day', times: ['isha'] }

describe('the notes of a month', () => {
  it('are listed once each, with the runs of their days', () => {
    const { days } = prayerCalendar({
      place: { latitude: 0, longitude: 0 },
      timeZone: 'UTC',
      year: 2026,
      month: 2,
    })
    const noted = days.map(
      (day, index): CalendarDay => ({ ...day, notes: index < 3 || index === 9 ? [rule, later] : [later] }),
    )
    expect(monthNotes(days)).toEqual([])
    expect(monthNotes(noted)).toEqual([
      {
        note: rule,
        runs: [
          ['2026-02-01', '2026-02-03'],
          ['2026-02-10', '2026-02-10'],
        ],
      },
    ])
  })
})
