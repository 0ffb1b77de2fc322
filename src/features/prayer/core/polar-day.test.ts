import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayNumber } from '#shared/core/civil-date.ts'
import { methodRules } from './calculation-method.ts'
import { methodNames } from './conventions.ts'
import { dayTimes, inOrder } from './day-times.ts'
import { highLatitudeRules } from './high-latitude-rule.ts'
import { madhabs } from './prayer-names.ts'
import { solarDays } from './solar-day.ts'

const request = fc.record({
  latitude: fc.oneof(fc.double({ min: -45, max: 45, noNaN: true }), fc.constantFrom(-45, 45)),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  day: fc.integer({
    min: dayNumber({ year: 1900, month: 1, day: 1 }),
    max: dayNumber({ year: 2100, month: 12, day: 31 }),
  }),
  method: fc.constantFrom(...methodNames).map(methodRules),
  rule: fc.constantFrom(...highLatitudeRules),
  madhab: fc.constantFrom(...madhabs),
})

it('needs no other latitude up to 45°, where every method has its times in order', {
  timeout: 3_600_000,
}, () => {
  fc.assert(
    fc.property(request, ({ latitude, longitude, day, method, rule, madhab }) => {
      const angles = { dawn: method.fajrAngle, dusk: method.ishaAngle, earlyDusk: method.maghribAngle }
      const own = dayTimes(solarDays(longitude, angles, madhab)(latitude), latitude, day, { method, rule })
      expect(own && inOrder(own)).toBe(true)
    }),
    { numRuns: Number(process.env.PRAYER_RUNS ?? 3000) },
  )
})
