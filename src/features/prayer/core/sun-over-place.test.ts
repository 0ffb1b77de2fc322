import { CalculationParameters, Coordinates, PrayerTimes, Rounding } from 'adhan'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toDegrees, toRadians } from '#shared/core/coordinates.ts'
import { passesAltitude } from './altitude-crossing.ts'
import { sunAtMidnight } from './sun-at-midnight.ts'
import { SunOverPlace } from './sun-over-place.ts'

const MS_PER_DAY = 86_400_000

/** `adhan` reads the host's local parts of a date; here they are those of UTC. */
class UtcDate extends Date {
  override getFullYear() {
    return this.getUTCFullYear()
  }
  override getMonth() {
    return this.getUTCMonth()
  }
  override getDate() {
    return this.getUTCDate()
  }
}

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -179.9999, max: 180, noNaN: true }),
})
/** From 1900 to 2100. */
const day = fc.integer({ min: -25_567, max: 47_846 })

it('the sun passes its altitudes when adhan says, to the millisecond', () => {
  fc.assert(
    fc.property(
      place,
      day,
      fc.double({ min: 5, max: 25, noNaN: true }),
      fc.constantFrom('shafi', 'hanafi'),
      (at, number, angle, madhab) => {
        const parameters = new CalculationParameters('Other', angle, angle)
        parameters.rounding = Rounding.None
        parameters.madhab = madhab
        parameters.nightPortions = () => ({ fajr: Number.NaN, isha: Number.NaN })
        const theirs = new PrayerTimes(
          new Coordinates(at.latitude, at.longitude),
          new UtcDate(number * MS_PER_DAY),
          parameters,
        )
        const noonShadow = Math.tan(toRadians(Math.abs(at.latitude - sunAtMidnight(number).declination)))
        const afternoon = toDegrees(Math.atan(1 / ((madhab === 'hanafi' ? 2 : 1) + noonShadow)))
        const sun = new SunOverPlace(at, number)
        expect({
          dhuhr: sun.transit,
          fajr: sun.passes(-angle, 'before').instant,
          sunrise: sun.passes(-50 / 60, 'before').instant,
          asr: sun.passes(afternoon, 'after').instant,
          maghrib: sun.passes(-50 / 60, 'after').instant,
          isha: sun.passes(-angle, 'after').instant,
        }).toEqual({
          dhuhr: theirs.dhuhr.getTime(),
          fajr: theirs.fajr.getTime(),
          sunrise: theirs.sunrise.getTime(),
          asr: theirs.asr.getTime(),
          maghrib: theirs.maghrib.getTime(),
          isha: theirs.isha.getTime(),
        })
      },
    ),
    { numRuns: 3000 },
  )
})

it('what the sun surely passes, it passes by the other reckoning, and more than a third of what it passes is sure', () => {
  let sure = 0
  let passed = 0
  fc.assert(
    fc.property(
      place,
      day,
      fc.double({ min: -25, max: 85, noNaN: true }),
      fc.double({ min: -0.05, max: 0.05, noNaN: true }),
      fc.constantFrom('before', 'after'),
      (at, number, altitude, beside, when) => {
        const { instant, surely } = new SunOverPlace(at, number).passes(altitude, when, altitude + beside)
        const passes = Number.isFinite(instant) && passesAltitude(at, instant, altitude + beside)
        if (surely) sure++
        if (passes) passed++
        if (surely && !passes) throw new Error(`${altitude}° and ${beside}°`)
      },
    ),
    { numRuns: Number(process.env.PRAYER_RUNS ?? 20_000) },
  )
  expect(sure).toBeGreaterThan(passed / 3)
})
