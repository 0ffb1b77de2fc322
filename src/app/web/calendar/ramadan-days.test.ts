import { describe, expect, it } from 'vitest'
import { prayerCalendar } from '#features/prayer/core/index.ts'
import { formatCivilDate } from '#shared/core/civil-date.ts'
import { fastingDays, monthsBetween, nextRamadan, ramadanSpan } from './ramadan-days.ts'

const makkah = { place: { latitude: 21.4225, longitude: 39.8262 }, timeZone: 'Asia/Riyadh' }

function daysOf(year: number, adjustment = 0) {
  const { first, last } = ramadanSpan(year, adjustment)
  const days = monthsBetween(first, last).flatMap(
    (month) => prayerCalendar({ ...makkah, ...month, method: 'UmmAlQura', adjustment }).days,
  )
  return fastingDays(days, year, adjustment)
}

describe('the days of a Ramadan', () => {
  it('are complete, each once and in order, with any adjustment', () => {
    for (const adjustment of [-2, 0, 2]) {
      const days = daysOf(1447, adjustment)
      expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
      const first = days[0]?.date
      expect(first && formatCivilDate(first)).toBe(`2026-02-${18 - adjustment}`)
    }
  })

  it('have Imsak before Fajr, and Iftar after it', () => {
    for (const { times } of daysOf(1446)) {
      expect(times.imsak < times.fajr).toBe(true)
      expect(times.fajr < times.maghrib).toBe(true)
    }
  })

  it('end before Eid', () => {
    expect(formatCivilDate(ramadanSpan(1446, 0).eid)).toBe('2025-03-30')
  })
})

it('are those of the current Ramadan, else of the next', () => {
  expect(nextRamadan({ year: 2025, month: 3, day: 29 }, 0)).toBe(1446)
  expect(nextRamadan({ year: 2025, month: 3, day: 30 }, 0)).toBe(1447)
  expect(nextRamadan({ year: 2025, month: 3, day: 30 }, -1)).toBe(1446)
})

it('may be in two civil years', () => {
  const { first, last } = ramadanSpan(1421, 0)
  expect(monthsBetween(first, last)).toEqual([
    { year: 2000, month: 11 },
    { year: 2000, month: 12 },
  ])
  expect(monthsBetween({ year: 2030, month: 12, day: 26 }, { year: 2031, month: 1, day: 23 })).toEqual([
    { year: 2030, month: 12 },
    { year: 2031, month: 1 },
  ])
})
