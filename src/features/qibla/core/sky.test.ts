import { getMoonPosition } from 'suncalc'
import { describe, expect, it } from 'vitest'
import { sunAltitude, sunAzimuth } from '#features/prayer/core/index.ts'
import { turnBetween } from './bearing.ts'
import { skyBodies } from './sky-bodies.ts'
import { sunAlignments } from './sun-alignments.ts'

const london = { latitude: 51.5074, longitude: -0.1278 }
const LONDON_QIBLA = 118.99
const DAY = 86_400_000

describe('the moon', () => {
  // NASA (F. Espenak): places and instants of greatest eclipse, when the moon covers the sun.
  it.each([
    ['2024-04-08T18:17:18Z', 25.29, -104.14, 149, 70],
    ['2026-08-12T17:45:53Z', 65.22, -25.23, 248, 26],
    ['2027-08-02T10:06:36Z', 25.5, 33.18, 202, 82],
  ])('covers the sun at the eclipse of %s', (instant, latitude, longitude, azimuth, altitude) => {
    const [sun, moon] = skyBodies({ latitude, longitude }, 0, new Date(instant))
    expect(
      Math.abs(turnBetween(sun.azimuth, moon.azimuth)) * Math.cos((altitude * Math.PI) / 180),
    ).toBeLessThan(0.1)
    expect(Math.abs(sun.altitude - moon.altitude)).toBeLessThan(0.1)
    expect(Math.abs(turnBetween(moon.azimuth, azimuth))).toBeLessThan(2)
    expect(Math.abs(moon.altitude - altitude)).toBeLessThan(0.8)
  })

  it('matches Meeus (example 47.a: 12 April 1992, declination 13.768368°, parallax 0.991990°)', () => {
    // Seen from the pole, the altitude is the declination, minus the parallax, plus refraction of 0.07°.
    const { altitude } = getMoonPosition(new Date('1992-04-11T23:59:01Z'), 90, 0)
    const parallax = 0.99199 * Math.cos((13.768 * Math.PI) / 180)
    expect(Math.abs(altitude - (13.768368 - parallax + 0.07))).toBeLessThan(0.02)
  })
})

describe('the sun or moon', () => {
  it('is described by the turn from it to the Qibla', () => {
    // At noon in London the sun is in the south: the Qibla is 61° to its left.
    const [sun] = skyBodies(london, LONDON_QIBLA, new Date('2026-11-21T11:46:30Z'))
    expect(sun).toMatchObject({ body: 'sun', use: 'good' })
    expect(sun.turn).toBeCloseTo(-61, 0)
  })

  it('is left out if it is not useful', () => {
    const [atNight] = skyBodies(london, LONDON_QIBLA, new Date('2026-11-21T22:00:00Z'))
    expect(atNight.use).toBe('down')
    const [above] = skyBodies({ latitude: 21.4, longitude: 39.8 }, 0, new Date('2026-05-28T09:18:00Z'))
    expect(above.use).toBe('overhead')
    const newMoon = skyBodies(london, LONDON_QIBLA, new Date('2026-08-12T15:00:00Z'))
    expect(newMoon[1].use).toBe('thin')
  })
})

describe('alignments of the sun with the Qibla', () => {
  const places = [
    ['London', 51.5074, -0.1278, LONDON_QIBLA],
    ['Auckland', -36.8485, 174.7633, 261.19],
    ['Quito', -0.1807, -78.4678, 67.6],
    ['Tromsø in the summer', 69.6492, 18.9553, 156.5],
  ] as const
  const from = Date.parse('2026-06-10T00:00:00Z')

  it.each(places)(
    'from %s have the sun ahead or behind, and none is missing',
    (_, latitude, longitude, qibla) => {
      const place = { latitude, longitude }
      const meetings = sunAlignments(place, qibla, from, from + DAY)
      for (const { at, sun } of meetings) {
        const direction = sun === 'ahead' ? qibla : qibla + 180
        expect(Math.abs(turnBetween(sunAzimuth(place, new Date(at)), direction))).toBeLessThan(0.05)
      }
      let close = 0
      for (let at = from, was = false; at < from + DAY; at += 20_000) {
        const instant = new Date(at)
        const altitude = sunAltitude(place, instant)
        const turn = Math.abs(turnBetween(sunAzimuth(place, instant), qibla))
        const is = altitude > 2.2 && altitude < 79.8 && (turn < 0.2 || turn > 179.8)
        if (is && !was) close++
        was = is
      }
      expect(meetings).toHaveLength(close)
    },
  )

  it('happen everywhere when the sun is over the Kaaba: on 16 July at 9:27', () => {
    const day = Date.parse('2026-07-16T00:00:00Z')
    const ahead = sunAlignments(london, LONDON_QIBLA, day, day + DAY).find(({ sun }) => sun === 'ahead')
    expect(Math.abs((ahead?.at ?? 0) - Date.parse('2026-07-16T09:27:00Z'))).toBeLessThan(3 * 60_000)
  })

  it('don’t happen in the polar night', () => {
    const winter = Date.parse('2026-12-20T00:00:00Z')
    expect(sunAlignments({ latitude: 78.2, longitude: 15.6 }, 150, winter, winter + DAY)).toEqual([])
  })
})
