import { expect, it } from 'vitest'
import { fastMoment, isFastingSeason } from './fast-moment.ts'
import { prayerDay } from './prayer-day.ts'

const day = prayerDay({
  place: { latitude: 21.4225, longitude: 39.8262 },
  timeZone: 'Asia/Riyadh',
  date: { year: 2026, month: 3, day: 1 },
  country: 'SA',
})
const fajr = Date.parse(day.instants.fajr)
const maghrib = Date.parse(day.instants.maghrib)

it.each([
  ['before Fajr', fajr - 1000, 'suhur', 1000],
  ['at Fajr', fajr, 'iftar', maghrib - fajr],
  ['before Maghrib', maghrib - 1000, 'iftar', 1000],
  ['at Maghrib', maghrib, 'suhur', Date.parse(day.nextDay.fajrInstant) - maghrib],
])('finds the next event of the fast %s', (_when, now, name, msUntil) => {
  expect(fastMoment(day, new Date(now))).toMatchObject({ name, msUntil })
})

it('begins ten days before Ramadan and ends with it', () => {
  expect(isFastingSeason({ month: 8, day: 19, monthLength: 29 })).toBe(false)
  expect(isFastingSeason({ month: 8, day: 20, monthLength: 29 })).toBe(true)
  expect(isFastingSeason({ month: 8, day: 20, monthLength: 30 })).toBe(false)
  expect(isFastingSeason({ month: 8, day: 21, monthLength: 30 })).toBe(true)
  expect(isFastingSeason({ month: 9, day: 30, monthLength: 30 })).toBe(true)
  expect(isFastingSeason({ month: 10, day: 1, monthLength: 29 })).toBe(false)
})
