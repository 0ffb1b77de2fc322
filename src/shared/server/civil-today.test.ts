import { expect, it } from 'vitest'
import { civilToday } from './civil-today.ts'

it('gives the day of each zone, and the next day after its midnight', () => {
  let now = new Date('2026-11-21T20:59:59Z')
  const today = civilToday(() => now)
  const days = () => ['UTC', 'Europe/Istanbul', 'Asia/Tokyo'].map((zone) => today(zone).day)
  expect(days()).toEqual([21, 21, 22])
  expect(days()).toEqual([21, 21, 22])
  now = new Date('2026-11-21T21:00:00Z')
  expect(days()).toEqual([21, 22, 22])
  now = new Date('2026-11-22T00:00:00Z')
  expect(days()).toEqual([22, 22, 22])
  now = new Date('2026-11-21T20:59:59Z')
  expect(days()).toEqual([21, 21, 22])
})

it('rejects an unknown zone', () => {
  expect(() => civilToday(() => new Date())('Mars/Olympus')).toThrow(RangeError)
})
