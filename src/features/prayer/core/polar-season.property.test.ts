import { describe, expect, it } from 'vitest'
import { civilDateOfDayNumber, dayNumber } from '#shared/core/civil-date.ts'
import type { MethodName } from './conventions.ts'
import { type PrayerDay, prayerDayReader } from './prayer-day.ts'
import { type PrayerName, prayerNames } from './prayer-names.ts'

const MINUTES_PER_DAY = 1440
const MOST_MINUTES = 30
const isFull = process.env.SWEEP === 'all'
const latitudes = isFull
  ? Array.from({ length: 51 }, (_, index) => 55 + index / 2)
  : [55, 60, 64, 66.2, 67, 69.6, 72, 76, 80]
const longitudes = isFull ? [-170, -95, 19, 100, 179] : [-150, 19]
const years = isFull ? [2024, 2026, 2031] : [2026]
const methods: readonly MethodName[] = ['MuslimWorldLeague', 'Turkey', 'UmmAlQura', 'MoonsightingCommittee']

/**
 * The times, in minutes after midnight UTC of their day, that differ by more than half an hour from both
 * neighbouring days.
 */
function jumps(place: { latitude: number; longitude: number }, method: MethodName, year: number): string[] {
  const read = prayerDayReader({ place, timeZone: 'UTC', method })
  const first = dayNumber({ year, month: 1, day: 1 }) - 1
  const days = Array.from({ length: 368 }, (_, index) => read(civilDateOfDayNumber(first + index)))
  return prayerNames.flatMap((name) => {
    const minutes = days.map(
      (day, index) =>
        Date.parse(day.instants[name]) / 60_000 - index * MINUTES_PER_DAY - intervalOf(day, name),
    )
    return days.flatMap((day, index) => {
      const [before, at, after] = [minutes[index - 1], minutes[index], minutes[index + 1]]
      if (before === undefined || at === undefined || after === undefined) return []
      const nearest = Math.min(Math.abs(at - before), Math.abs(at - after))
      return nearest > MOST_MINUTES ? [`${name} of ${day.date}: ${nearest} minutes`] : []
    })
  })
}

/** Minutes that the method itself puts between Maghrib and a time: Umm al-Qura has 30 more in Ramadan. */
const intervalOf = ({ angles }: PrayerDay, name: PrayerName) =>
  name === 'isha' ? (angles.ishaInterval ?? 0) : 0

describe.each(methods)('from 55° to 80°, north and south, by %s', { timeout: 3_600_000 }, (method) => {
  it.each(latitudes)('keeps each time at ±%s° within 30 minutes of a neighbouring day', (latitude) => {
    for (const longitude of longitudes) {
      for (const year of years) {
        expect(jumps({ latitude, longitude }, method, year)).toEqual([])
        expect(jumps({ latitude: -latitude, longitude }, method, year)).toEqual([])
      }
    }
  })
})

it('has no jumps at the beginning and the end of the polar night in Tromsø', () => {
  const read = prayerDayReader({
    place: { latitude: 69.6492, longitude: 18.9553 },
    timeZone: 'Europe/Oslo',
  })
  const sunrises = Array.from(
    { length: 14 },
    (_, index) => read({ year: 2026, month: 1, day: index + 1 }).sunrise,
  )
  expect(sunrises).toEqual([...sunrises].sort())
})
