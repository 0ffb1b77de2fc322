import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  civilSpan,
  datesAgree,
  gregorianDay,
  hijriDay,
  hijriSpan,
  isJulian,
  isoStart,
  julianCalendarDay,
} from './event-days.ts'

describe('the day count', () => {
  // Meeus, Astronomical Algorithms, table 7.a, rounded to the day that begins at noon.
  it.each([
    ['1 January 2000', gregorianDay(2000, 1, 1), 2_451_545],
    ['27 January 1987', gregorianDay(1987, 1, 27), 2_446_823],
    ['19 June 1988', gregorianDay(1988, 6, 19), 2_447_332],
    ['1 January 1600', gregorianDay(1600, 1, 1), 2_305_448],
    ['10 April 837', julianCalendarDay(837, 4, 10), 2_026_872],
    ['27 January 333', julianCalendarDay(333, 1, 27), 1_842_713],
    ['4 October 1582', julianCalendarDay(1582, 10, 4) + 1, gregorianDay(1582, 10, 15)],
    ['1 Muharram 1', hijriDay(1, 1, 1), julianCalendarDay(622, 7, 16)],
    ['the day before 1 Muharram 1', hijriDay(-1, 12, 29), julianCalendarDay(622, 7, 15)],
  ])('knows %s', (_, found, expected) => {
    expect(found).toBe(expected)
  })

  it('matches the platform’s tabular Hijri calendar', () => {
    const format = new Intl.DateTimeFormat('en-u-ca-islamic-civil-nu-latn', { timeZone: 'UTC' })
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1500 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 29 }),
        (year, month, day) => {
          const instant = new Date((hijriDay(year, month, day) - 2_440_588) * 86_400_000)
          const part = (type: string) =>
            Number(format.formatToParts(instant).find((each) => each.type === type)?.value)
          expect([part('year'), part('month'), part('day')]).toEqual([year, month, day])
        },
      ),
    )
  })
})

describe('the days that a date can mean', () => {
  it('are a day, a month or a year', () => {
    const length = ([first, last]: readonly [number, number]) => last - first + 1
    expect(length(civilSpan({ year: 624, month: 3, day: 13 }))).toBe(1)
    expect(length(civilSpan({ year: 1908, month: 9 }))).toBe(30)
    expect(length(civilSpan({ year: 1924 }))).toBe(366)
    expect(length(hijriSpan({ year: 8, month: 9 }))).toBe(30)
    expect(length(hijriSpan({ year: -1 }))).toBeGreaterThanOrEqual(354)
    expect(hijriSpan({ year: -1 })[1] + 1).toBe(hijriSpan({ year: 1 })[0])
  })

  it('agree for Badr, and for the farewell pilgrimage a day apart, but not for a wrong month', () => {
    const badr = { gregorian: { year: 624, month: 3, day: 13 }, hijri: { year: 2, month: 9, day: 17 } }
    expect(datesAgree(badr)).toBe(true)
    expect(datesAgree({ ...badr, hijri: { year: 2, month: 9, day: 18 } })).toBe(true)
    expect(datesAgree({ ...badr, hijri: { year: 2, month: 9, day: 20 } })).toBe(false)
    expect(datesAgree({ ...badr, hijri: { year: 3, month: 9, day: 17 } })).toBe(false)
  })
})

describe('the start for search engines', () => {
  it('is by the Gregorian calendar, as ISO 8601 has it', () => {
    expect(isJulian({ year: 1582, month: 10, day: 4 })).toBe(true)
    expect(isJulian({ year: 1582, month: 10, day: 15 })).toBe(false)
    // 29 May 1453 was 7 June by the Gregorian calendar.
    expect(isoStart({ gregorian: { year: 1453, month: 5, day: 29 } })).toBe('1453-06-07')
    expect(isoStart({ gregorian: { year: 1924, month: 3, day: 3 } })).toBe('1924-03-03')
    expect(isoStart({ gregorian: { year: 1908, month: 9 } })).toBe('1908-09')
    expect(isoStart({ gregorian: { year: 636, month: 8 } })).toBe('0636')
    expect(isoStart({ gregorian: { year: 571, circa: true } })).toBe('0571')
  })
})
