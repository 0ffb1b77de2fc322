import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayNumber } from '#shared/core/civil-date.ts'
import { methodRules } from './calculation-method.ts'
import { dayTimes, eveningTimes, inOrder, morningTimes } from './day-times.ts'
import { highLatitudeRules } from './high-latitude-rule.ts'
import { methodNames } from './method-names.ts'
import { ALWAYS_IN_ORDER_BELOW } from './polar-day.ts'
import { madhabs } from './prayer-names.ts'
import { solarDays } from './solar-day.ts'

const request = fc.record({
  latitude: fc.oneof(
    fc.double({ min: -ALWAYS_IN_ORDER_BELOW, max: ALWAYS_IN_ORDER_BELOW, noNaN: true }),
    fc.constantFrom(-ALWAYS_IN_ORDER_BELOW, ALWAYS_IN_ORDER_BELOW),
  ),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  day: fc.integer({
    min: dayNumber({ year: 1900, month: 1, day: 1 }),
    max: dayNumber({ year: 2100, month: 12, day: 31 }),
  }),
  method: fc.constantFrom(...methodNames).map(methodRules),
  rule: fc.constantFrom(...highLatitudeRules),
  madhab: fc.constantFrom(...madhabs),
})

it('far enough from the poles a day is in order by itself, and its halves are those of the whole', () => {
  fc.assert(
    fc.property(request, ({ latitude, longitude, day, method, rule, madhab }) => {
      const angles = { dawn: method.fajrAngle, dusk: method.ishaAngle, earlyDusk: method.maghribAngle }
      const sunOn = solarDays(longitude, angles, madhab)(latitude)
      const whole = dayTimes(sunOn, latitude, day, { method, rule })
      expect(inOrder(whole)).toBe(true)
      const { fajr, sunrise } = morningTimes(sunOn, latitude, day, { method, rule })
      const { maghrib, isha } = eveningTimes(sunOn, latitude, day, { method, rule })
      expect(whole.times).toMatchObject({ fajr, sunrise, maghrib, isha })
    }),
    { numRuns: Number(process.env.PRAYER_RUNS ?? 3000) },
  )
})
