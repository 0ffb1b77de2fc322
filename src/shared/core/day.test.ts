import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayNumber, parseCivilDate } from './civil-date.ts'
import { dayNumberOf, dayOfNumber, isDay } from './day.ts'

const two = fc.integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, '0'))
const likeDays = fc.oneof(
  fc.tuple(fc.integer({ min: 0, max: 9999 }), two, two).map(([year, month, day]) => {
    const four = String(year).padStart(4, '0')
    return `${four}-${month}-${day}`
  }),
  fc.constantFrom(
    '2026-02-29',
    '2028-02-29',
    '2100-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '1000-01-01',
  ),
  fc.constantFrom('', ' 2026-01-01', '2026-01-01\n', '2026-1-1', '2026-01-01T00:00:00Z', '٢٠٢٦-٠١-٠١'),
)

it('accepts exactly the civil dates, with the same number', () => {
  fc.assert(
    fc.property(likeDays, (text) => {
      const date = parseCivilDate(text)
      expect(isDay(text)).toBe(date !== undefined)
      if (date) expect(dayNumberOf(text)).toBe(dayNumber(date))
      else expect(() => dayNumberOf(text)).toThrow(RangeError)
    }),
    { numRuns: 2000 },
  )
  expect(isDay(20_260_101)).toBe(false)
})

it('keeps days and their numbers when the cache is full', () => {
  for (let count = -50_000; count < 50_000; count += 1) {
    if (dayNumberOf(dayOfNumber(count)) !== count) throw new Error(`Day ${count} is lost.`)
  }
  expect(dayOfNumber(0)).toBe('1970-01-01')
})
