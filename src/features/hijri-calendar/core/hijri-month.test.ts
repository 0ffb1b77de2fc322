import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCivilDate } from '#shared/core/civil-date.ts'
import { hijriDate } from './hijri-date.ts'
import { hijriMonth } from './hijri-month.ts'
import { FIRST_HIJRI_YEAR, LAST_HIJRI_YEAR } from './month-lengths.ts'

describe('a Hijri month', () => {
  it('lists the days with its Hijri dates, with any adjustment', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: FIRST_HIJRI_YEAR + 1, max: LAST_HIJRI_YEAR - 1 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: -2, max: 2 }),
        (year, month, adjustment) => {
          const { days, monthLength } = hijriMonth(year, month, adjustment)
          expect(days).toHaveLength(monthLength)
          for (const { day, date } of days) {
            const civil = parseCivilDate(date)
            expect(civil && hijriDate(civil, adjustment)).toEqual({ year, month, day, monthLength })
          }
        },
      ),
    )
  })

  it('has no white days in Ramadan, and events in order', () => {
    const events = hijriMonth(1447, 9).events.map(({ id, day }) => `${day} ${id}`)
    expect(events).toEqual(['1 ramadan_begins', '27 laylat_al_qadr'])
    expect(hijriMonth(1447, 1).events.map(({ id }) => id)).toEqual([
      'islamic_new_year',
      'ashura',
      'ayyam_al_bid',
    ])
  })

  it('exists for the first and the last month of the table', () => {
    expect(hijriMonth(FIRST_HIJRI_YEAR, 1).days[0]?.date).toBe('1937-03-13')
    expect(hijriMonth(LAST_HIJRI_YEAR, 12).days.at(-1)?.date).toBe('2077-11-16')
    expect(() => hijriMonth(LAST_HIJRI_YEAR + 1, 1)).toThrow(/1356 to 1500/)
  })
})
