import { expect, it } from 'vitest'
import { hijriMonthName, hijriMonthNames } from './hijri-months.ts'
import { islamicDate } from './islamic-date.ts'

it('gives a civil day in both calendars', () => {
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

it('applies the adjustment and includes it', () => {
  expect(islamicDate({ year: 2026, month: 11, day: 21 }, -2)).toMatchObject({ day: 9, adjustment: -2 })
})

it('has twelve month names, and rejects a thirteenth month', () => {
  expect(new Set(hijriMonthNames).size).toBe(12)
  expect(hijriMonthName(9)).toBe('Ramadan')
  expect(() => hijriMonthName(13)).toThrow(RangeError)
})
