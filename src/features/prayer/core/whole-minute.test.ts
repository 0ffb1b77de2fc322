import { expect, it } from 'vitest'
import { civilDateOfDayNumber, dayNumber } from '#shared/core/civil-date.ts'
import { conventions } from './conventions.ts'
import { prayerDayReader } from './prayer-day.ts'
import { solarDay } from './solar-day.ts'

const cairo = { latitude: 30.0444, longitude: 31.2357 }
const first = dayNumber({ year: 2026, month: 1, day: 1 })
const days = Array.from({ length: 365 }, (_, index) => first + index)
const none = { dawn: 0, dusk: 0, earlyDusk: 0 }
const sunsets = days.map((day) => solarDay(cairo, day, none, 'shafi').sunset ?? Number.NaN)

/** The fewest and the most seconds from sunset to Maghrib in a year. */
function secondsAfterSunset(method: string): readonly [number, number] {
  const read = prayerDayReader({ place: cairo, timeZone: 'Africa/Cairo', method })
  const seconds = days.map((day, index) => {
    const { instants } = read(civilDateOfDayNumber(day))
    return (Date.parse(instants.maghrib) - Number(sunsets[index])) / 1000
  })
  return [Math.min(...seconds), Math.max(...seconds)]
}

it('never rounds Maghrib to before sunset, unless the authority’s timetable does', () => {
  const early = conventions.filter(({ id }) => secondsAfterSunset(id)[0] < 0)
  expect(early.map(({ id }) => id).sort()).toEqual(['Brunei', 'Egyptian', 'NewZealand'])
  expect(secondsAfterSunset('Egyptian')[0]).toBeGreaterThan(-30)
})

it('rounds Maghrib by less than a minute', () => {
  for (const method of ['MuslimWorldLeague', 'Karachi', 'NorthAmerica', 'UmmAlQura']) {
    expect(secondsAfterSunset(method)[1]).toBeLessThanOrEqual(60)
  }
})
