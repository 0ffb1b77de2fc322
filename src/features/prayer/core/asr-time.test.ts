import { describe, expect, it } from 'vitest'
import { dayNumber } from '#shared/core/civil-date.ts'
import { toRadians } from '#shared/core/coordinates.ts'
import { asrInstant } from './asr-time.ts'
import { solarDays } from './solar-day.ts'
import { sunAltitude, sunDeclination } from './sun-position.ts'

const angles = { dawn: 18, dusk: 17, earlyDusk: 0 }
const places = {
  London: { latitude: 51.5074, longitude: -0.1278 },
  Fairbanks: { latitude: 64.8378, longitude: -147.7164 },
  Makkah: { latitude: 21.4225, longitude: 39.8262 },
  Auckland: { latitude: -36.8485, longitude: 174.7633 },
}

/** The length of an object's shadow at an altitude in degrees, in units of its height. */
const shadow = (altitude: number) => 1 / Math.tan(toRadians(altitude))

describe.each(Object.entries(places))('Asr in %s', (_name, place) => {
  it.each(['shafi', 'hanafi'] as const)(
    "begins when shadows are long enough by the sun's declination at that moment: %s",
    (madhab) => {
      for (let day = dayNumber({ year: 2026, month: 1, day: 25 }); day < 20_800; day += 7) {
        const { asr, transit } = solarDays(place.longitude, angles, madhab)(place.latitude)(day)
        const noonAltitude = 90 - Math.abs(place.latitude - sunDeclination(new Date(asr ?? 0)))
        if (asr === undefined || noonAltitude < 2) continue
        const grown = (instant: number) =>
          shadow(sunAltitude(place, new Date(instant))) - shadow(noonAltitude)
        const wanted = madhab === 'hanafi' ? 2 : 1
        expect(grown(asr - 20_000)).toBeLessThan(wanted)
        expect(grown(asr + 20_000)).toBeGreaterThan(wanted)
        expect(asr).toBeGreaterThan(transit)
      }
    },
  )
})

it('is between noon and sunset if only refraction lifts the sun above the horizon', () => {
  const place = { latitude: 66.9, longitude: 0 }
  const noon = Date.UTC(2026, 11, 21, 11, 58)
  const asr = asrInstant(place, noon, 'shafi')
  expect(asr).toBeGreaterThan(noon)
  expect(asr).toBeLessThan(noon + 3_600_000)
})
