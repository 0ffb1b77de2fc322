import { expect, it } from 'vitest'
import { convertCivil, convertHijri } from './conversion.ts'

it('converts a day between the calendars, in both directions', () => {
  const both = { date: { year: 2026, month: 2, day: 18 }, hijri: { year: 1447, month: 9, day: 1 } }
  expect(convertCivil({ year: 2026, month: 2, day: 18 })).toMatchObject(both)
  expect(convertHijri({ year: 1447, month: 9, day: 1 })).toMatchObject(both)
  expect(convertHijri({ year: 1447, month: 9, day: 1 }, 1)).toMatchObject({ date: { day: 17 } })
})

it('gives a reason for a day that neither calendar has', () => {
  expect(convertCivil({ year: 2026, month: 2, day: 30 })).toEqual({ wrong: 'not_a_civil_date' })
  expect(convertHijri({ year: 1447, month: 12, day: 30 })).toEqual({ wrong: 'not_a_hijri_date' })
})

it.each([
  { year: 1937, month: 3, day: 12 },
  { year: 2077, month: 11, day: 17 },
  { year: 12026, month: 1, day: 1 },
  { year: 0, month: 1, day: 1 },
])('rejects $year-$month-$day', (date) => {
  expect(convertCivil(date)).toEqual({ wrong: expect.stringMatching(/hijri_out_of_range|not_a_civil_date/) })
})

it.each([1355, 1501, 0])('rejects the year %i', (year) => {
  expect(convertHijri({ year, month: 1, day: 1 })).toEqual({ wrong: 'hijri_out_of_range' })
})
