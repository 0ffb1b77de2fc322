import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { solarDay } from './solar-day.ts'
import { sunAzimuth } from './sun-azimuth.ts'
import { sunAltitude, sunDeclination } from './sun-position.ts'

describe('the sun’s position', () => {
  it('matches the example of the Solar Position Algorithm', () => {
    // I. Reda, A. Andreas, Solar Position Algorithm (NREL/TP-560-34302), table A5.1: zenith angle 50.11162° with
    // refraction of 0.01634°, azimuth 194.34024°; here without refraction and seen without parallax (0.0016°).
    const [place, instant] = [
      { latitude: 39.742476, longitude: -105.1786 },
      new Date('2003-10-17T12:30:30-07:00'),
    ]
    expect(sunAltitude(place, instant)).toBeCloseTo(90 - 50.11162 - 0.01634, 1.5)
    expect(sunAzimuth(place, instant)).toBeCloseTo(194.34024, 1.5)
  })

  it('matches the declination in the example of Meeus', () => {
    // J. Meeus, Astronomical Algorithms, example 25.a: 13 October 1992, 0 h dynamical time (59 s before UT).
    expect(sunDeclination(new Date('1992-10-12T23:59:01Z'))).toBeCloseTo(-7.78507, 3)
  })

  it('is over the equator at the equinoxes and over the tropics at the solstices', () => {
    // Instants of 2026 by the U.S. Naval Observatory: 20 March 14:46, 21 June 08:24, 23 September 00:05, 21 December 20:50.
    expect(sunDeclination(new Date('2026-03-20T14:46:00Z'))).toBeCloseTo(0, 2)
    expect(sunDeclination(new Date('2026-09-23T00:05:00Z'))).toBeCloseTo(0, 2)
    expect(sunDeclination(new Date('2026-06-21T08:24:00Z'))).toBeCloseTo(23.436, 2)
    expect(sunDeclination(new Date('2026-12-21T20:50:00Z'))).toBeCloseTo(-23.436, 2)
  })

  it('is in the east in the morning, in the south at noon, in the west in the evening, in London', () => {
    const london = { latitude: 51.5, longitude: 0 }
    const azimuths = ['06:00', '12:07', '18:00'].map((clock) =>
      sunAzimuth(london, new Date(`2026-03-20T${clock}:00Z`)),
    )
    expect(azimuths[0]).toBeCloseTo(88, -1)
    expect(azimuths[1]).toBeCloseTo(180, 0)
    expect(azimuths[2]).toBeCloseTo(268, -1)
  })

  it('agrees with sunrise, sunset, twilight and transit of the day', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -60, max: 60, noNaN: true }),
        fc.double({ min: -179.9, max: 180, noNaN: true }),
        fc.integer({ min: -25_567, max: 47_846 }),
        (latitude, longitude, day) => {
          const place = { latitude, longitude }
          const angles = { dawn: 18, dusk: 17, earlyDusk: 4.5 }
          const sun = solarDay(place, day, angles, 'shafi')
          const altitude = (instant = Number.NaN) => sunAltitude(place, new Date(instant))
          expect(altitude(sun.sunrise)).toBeCloseTo(-0.833, 1.5)
          expect(altitude(sun.sunset)).toBeCloseTo(-0.833, 1.5)
          expect(altitude(sun.earlyDusk)).toBeCloseTo(-4.5, 1.5)
          if (sun.dawn !== undefined) expect(altitude(sun.dawn)).toBeCloseTo(-18, 1)
          if (sun.dusk !== undefined) expect(altitude(sun.dusk)).toBeCloseTo(-17, 1)
          const noon = 90 - Math.abs(latitude - sunDeclination(new Date(sun.transit)))
          expect(altitude(sun.transit)).toBeCloseTo(noon, 1)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('stays within −90…90 and 0…360', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.date({ min: new Date('1900-01-01'), max: new Date('2101-01-01'), noInvalidDate: true }),
        (latitude, longitude, instant) => {
          const place = { latitude, longitude }
          const azimuth = sunAzimuth(place, instant)
          expect(Math.abs(sunAltitude(place, instant))).toBeLessThanOrEqual(90)
          expect(azimuth).toBeGreaterThanOrEqual(0)
          expect(azimuth).toBeLessThan(360)
        },
      ),
    )
  })
})
