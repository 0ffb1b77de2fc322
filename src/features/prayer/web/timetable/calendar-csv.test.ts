import { describe, expect, it } from 'vitest'
import { prayerCalendar } from '../../core/index.ts'
import { calendarCsv } from './calendar-csv.ts'

const request = { place: { latitude: 51.507, longitude: -0.128 }, timeZone: 'Europe/London', country: 'GB' }

describe('a timetable as CSV', () => {
  it('has a row for each day, with its Hijri date', () => {
    const { days } = prayerCalendar({ ...request, year: 2026, month: 11 })
    const rows = calendarCsv(days).split('\r\n')
    expect(rows[0]).toBe('date,hijri,imsak,fajr,sunrise,dhuhr,asr,maghrib,isha')
    expect(rows).toHaveLength(32)
    expect(rows.at(-1)).toBe('')
    const day = days[20]
    expect(rows[21]).toBe(
      `2026-11-21,1448-06-11,${day?.imsak},${day?.fajr},${day?.sunrise},${day?.dhuhr},${day?.asr},${day?.maghrib},${day?.isha}`,
    )
  })

  it('has no Hijri date outside the range of that calendar', () => {
    const { days } = prayerCalendar({ ...request, year: 1905, month: 1 })
    expect(calendarCsv(days).split('\r\n')[1]).toMatch(/^1905-01-01,,\d\d:\d\d,/)
  })
})
