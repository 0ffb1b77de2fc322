import { expect, it } from 'vitest'
import { hijriMonthName, hijriMonthNames } from './hijri-months.ts'
import { islamicDate } from './islamic-date.ts'

it('a civil day is told in both calendars', () => {
  expect(islamicDate({ year: 2026, month: 11, day: 21 })).toEqual({
    day: 11,
    month: 'Jumada al-Akhira',
    monthNumber: 6,
    monthLength: 29,
    year: 1448,
    gregorianDate: 'Saturday • 21 November 2026',
    date: '2026-11-21',
    adjustment: 0,
    method: 'Umm al-Qura',
  })
})

it('the adjustment moves the Hijri date and is said', () => {
  expect(islamicDate({ year: 2026, month: 11, day: 21 }, -2)).toMatchObject({ day: 9, adjustment: -2 })
})

it('there are twelve month names, and no thirteenth', () => {
  expect(new Set(hijriMonthNames).size).toBe(12)
  expect(hijriMonthName(9)).toBe('Ramadan')
  expect(() => hijriMonthName(13)).toThrow(RangeError)
})
