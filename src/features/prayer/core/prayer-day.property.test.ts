import lookUpZone from '@photostructure/tz-lookup'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from '#shared/core/app-error.ts'
import {
  civilDateAt,
  civilDateOfDayNumber,
  dayNumber,
  formatCivilDate,
  wallClock,
} from '#shared/core/civil-date.ts'
import { methodRules } from './calculation-method.ts'
import { methodNames } from './conventions.ts'
import { highLatitudeRules } from './high-latitude-rule.ts'
import type { OwnMinutes } from './own-minutes.ts'
import { polarPolicies } from './polar-policy.ts'
import { type PrayerDay, prayerDay } from './prayer-day.ts'
import type { PrayerDayRequest } from './prayer-day-request.ts'
import { madhabs, prayerNames } from './prayer-names.ts'
import { sunAltitude } from './sun-position.ts'

/** The number of random days; `PRAYER_RUNS=100000` for a thorough run. */
const numRuns = Number(process.env.PRAYER_RUNS ?? 3000)

const degrees = (limit: number) =>
  fc.double({ min: -limit, max: limit, noNaN: true, noDefaultInfinity: true })
const latitudes = fc.oneof(
  { weight: 5, arbitrary: degrees(70) },
  { weight: 4, arbitrary: degrees(90) },
  { weight: 3, arbitrary: fc.double({ min: 64, max: 70, noNaN: true }).chain((n) => fc.constantFrom(n, -n)) },
  { weight: 1, arbitrary: fc.constantFrom(0, 90, -90, 66.5, -66.5, 48, 55, -55) },
)
const dates = fc
  .integer({
    min: dayNumber({ year: 1900, month: 1, day: 1 }),
    max: dayNumber({ year: 2100, month: 12, day: 31 }),
  })
  .map(civilDateOfDayNumber)

const rarely = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined, freq: 1 })

const requests: fc.Arbitrary<PrayerDayRequest> = fc
  .record({
    place: fc.record({ latitude: latitudes, longitude: degrees(180) }),
    date: dates,
    method: fc.constantFrom(...methodNames),
    madhab: fc.constantFrom(...madhabs),
    highLatitudeRule: fc.option(fc.constantFrom(...highLatitudeRules), { nil: undefined }),
    polarPolicy: rarely(fc.constantFrom(...polarPolicies)),
    fajrAngle: rarely(fc.integer({ min: 5, max: 25 })),
    ishaAngle: rarely(fc.integer({ min: 5, max: 25 })),
    ishaInterval: rarely(fc.integer({ min: 1, max: 240 })),
    maghribAngle: rarely(fc.integer({ min: 0, max: 10 })),
    minutes: rarely(
      fc.record(
        Object.fromEntries(prayerNames.map((name) => [name, fc.integer({ min: -60, max: 60 })])),
      ) as fc.Arbitrary<OwnMinutes>,
    ),
  })
  .map((request) => ({
    ...request,
    timeZone: lookUpZone(request.place.latitude, request.place.longitude),
  }))

/** The day, or `undefined` if the zone skipped it. */
function dayOf(request: PrayerDayRequest): PrayerDay | undefined {
  try {
    return prayerDay(request)
  } catch (error) {
    if (error instanceof AppError && error.code === 'date_not_in_time_zone') return undefined
    throw error
  }
}

/** The user's minutes, if they were added. */
function ownMinutesOf({ minutes }: PrayerDayRequest, { notes }: PrayerDay): OwnMinutes {
  const leftOut = notes.some(({ code }) => code === 'own_minutes_left_out')
  return minutes && !leftOut ? minutes : { fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 }
}

describe('the times of any day anywhere, by every method', { timeout: 3_600_000 }, () => {
  it('follow each other by at least a minute, from last night’s Isha to the next sunrise', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const day = dayOf(request)
        if (!day) return
        const { instants, nextDay, previousIshaInstant } = day
        const inOrder = [
          previousIshaInstant,
          ...prayerNames.map((name) => instants[name]),
          nextDay.fajrInstant,
          nextDay.sunriseInstant,
        ].map((instant) => Date.parse(instant))
        for (const [index, instant] of inOrder.entries()) {
          const before = inOrder[index - 1]
          if (before !== undefined) expect(instant - before).toBeGreaterThanOrEqual(60_000)
        }
        expect(Math.max(...inOrder) - Math.min(...inOrder)).toBeLessThan(48 * 3_600_000)
      }),
      { numRuns },
    )
  })

  it('agree with the next day about the night between them', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const day = dayOf(request)
        if (!day || day.nextDay.date === day.date) return
        const [year = 0, month = 0, dayOfMonth = 0] = day.nextDay.date.split('-').map(Number)
        const next = prayerDay({ ...request, date: { year, month, day: dayOfMonth } })
        expect(next.instants.fajr).toBe(day.nextDay.fajrInstant)
        expect(next.instants.sunrise).toBe(day.nextDay.sunriseInstant)
        expect(next.previousIshaInstant).toBe(day.instants.isha)
      }),
      { numRuns },
    )
  })

  it('have Dhuhr on the requested day in the place’s zone', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const day = dayOf(request)
        if (day) {
          const dhuhr = Date.parse(day.instants.dhuhr) - ownMinutesOf(request, day).dhuhr * 60_000
          const dates = [-30, 0, 30].map((minutes) =>
            formatCivilDate(civilDateAt(new Date(dhuhr + minutes * 60_000), request.timeZone)),
          )
          expect(dates).toContain(formatCivilDate(request.date))
          return
        }
        const noon = dayNumber(request.date) * 86_400_000
        for (let hour = -36; hour <= 60; hour++) {
          const date = civilDateAt(new Date(noon + hour * 3_600_000), request.timeZone)
          expect(formatCivilDate(date)).not.toBe(formatCivilDate(request.date))
        }
      }),
      { numRuns },
    )
  })

  it('equal the platform’s clock times in the zone, with notes for those of another day', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const day = dayOf(request)
        if (!day) return
        for (const name of prayerNames) {
          const { date, time } = wallClock(new Date(day.instants[name]), request.timeZone)
          expect(day[name]).toBe(time)
          const noted = day.notes.find(
            ({ code, times }) => /^(next|previous)_day$/.test(code) && times.includes(name),
          )
          const days = dayNumber(date) - dayNumber(request.date)
          expect(noted?.code).toBe(days === 0 ? undefined : days > 0 ? 'next_day' : 'previous_day')
        }
        expect(JSON.parse(JSON.stringify(day))).toEqual(day)
      }),
      { numRuns },
    )
  })

  it('match the position of the sun, if no rule changed them', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const day = dayOf(request)
        if (!day || day.notes.some(({ code }) => code.startsWith('polar_nearest_'))) return
        const { minutes } = methodRules(day.method)
        const own = ownMinutesOf(request, day)
        const altered = new Set(day.notes.flatMap(({ code, times }) => (code.endsWith('_day') ? [] : times)))
        const expectAltitude = (instant: string, minutesAdded: number, altitude: number) => {
          const at = Date.parse(instant) - minutesAdded * 60_000
          // Half a minute or a whole one for rounding; where the sun grazes the altitude, a ten-thousandth of
          // a degree.
          const around = [-75, -60, -45, -30, -15, 0, 15, 30, 45, 60, 75].map((seconds) =>
            sunAltitude(request.place, new Date(at + seconds * 1000)),
          )
          expect(altitude).toBeGreaterThanOrEqual(Math.min(...around) - 1e-4)
          expect(altitude).toBeLessThanOrEqual(Math.max(...around) + 1e-4)
        }
        expectAltitude(day.instants.sunrise, minutes.sunrise + own.sunrise, -50 / 60)
        const { fajr, isha, maghrib = 50 / 60 } = day.angles
        if (!altered.has('maghrib')) {
          expectAltitude(day.instants.maghrib, minutes.maghrib + own.maghrib, -maghrib)
        }
        if (!altered.has('fajr')) expectAltitude(day.instants.fajr, minutes.fajr + own.fajr, -fajr)
        if (!altered.has('isha') && isha !== undefined)
          expectAltitude(day.instants.isha, minutes.isha + own.isha, -isha)
      }),
      { numRuns },
    )
  })
})
