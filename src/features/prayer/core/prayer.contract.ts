import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import {
  civilDateAnswer,
  civilDateText,
  clockTime,
  languageText,
  latitude,
  longitude,
  nameIn,
  numberText,
} from '#shared/core/contract/fields.ts'
import { methodNames } from './conventions.ts'
import { highLatitudeRules } from './high-latitude-rule.ts'
import type { OwnMinutes } from './own-minutes.ts'
import { polarPolicies } from './polar-policy.ts'
import { madhabs, prayerNames } from './prayer-names.ts'

const FIRST_YEAR = 1900
const LAST_YEAR = 2100

const instant = z.iso.datetime()
const times = z.array(z.enum(prayerNames)).readonly()

const eachTime = <Schema extends z.ZodType>(schema: Schema) => ({
  fajr: schema,
  sunrise: schema,
  dhuhr: schema,
  asr: schema,
  maghrib: schema,
  isha: schema,
})

const note = z.discriminatedUnion('code', [
  z.object({ code: z.literal('high_latitude_rule'), rule: z.enum(highLatitudeRules), times }),
  z.object({ code: z.literal('moonsighting_season'), times }),
  z.object({ code: z.literal('polar_nearest_latitude'), latitude: z.number(), times }),
  z.object({ code: z.literal('polar_nearest_day'), day: civilDateAnswer, times }),
  z.object({ code: z.literal('own_minutes_left_out'), times }),
  z.object({ code: z.literal('kept_from_midnight'), times }),
  z.object({ code: z.literal('maghrib_at_sunset'), times }),
  z.object({ code: z.literal('ramadan_unknown'), times }),
  z.object({ code: z.literal('next_day'), times }),
  z.object({ code: z.literal('previous_day'), times }),
])

/** Degrees below the horizon at Fajr or Isha. */
const angle = numberText({ min: 5, max: 25 })

/**
 * Minutes to add to fajr, sunrise, dhuhr, asr, maghrib and isha: six whole numbers from −60 to 60, separated
 * by commas.
 */
const ownMinutes = z
  .string()
  .regex(/^(-?\d{1,2},){5}-?\d{1,2}$/, 'not_six_numbers')
  .transform((text) => text.split(',').map(Number))
  .refine((minutes) => minutes.every((value) => Math.abs(value) <= 60), 'out_of_range')
  .transform(
    (minutes) =>
      Object.fromEntries(prayerNames.map((name, index) => [name, minutes[index] ?? 0])) as OwnMinutes,
  )

const placeAndChoices = {
  latitude,
  longitude,
  city: z.string().min(1).max(120).optional(),
  country: z
    .string()
    .regex(/^[A-Za-z]{2}$/, 'not_a_country')
    .optional(),
  method: nameIn(methodNames).optional(),
  madhab: nameIn(madhabs).optional(),
  highLatitudeRule: nameIn(highLatitudeRules).optional(),
  polarPolicy: nameIn(polarPolicies).optional(),
  fajrAngle: angle.optional(),
  ishaAngle: angle.optional(),
  ishaInterval: numberText({ min: 1, max: 240, integer: true }).optional(),
  maghribAngle: numberText({ min: 0, max: 10 }).optional(),
  minutes: ownMinutes.optional(),
  imsakMinutes: numberText({ min: 0, max: 60, integer: true }).optional(),
  /** `calculated` ignores official timetables. */
  source: nameIn(['calculated']).optional(),
}

const timesSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('calculated') }),
  z.object({
    kind: z.literal('table'),
    id: z.string(),
    name: z.string(),
    source: z.string(),
    licence: z.string().optional(),
  }),
])

const names = z.object({ en: z.string(), ar: z.string() })

const workedOutBy = {
  timeZone: z.string(),
  source: timesSource,
  city: z.string().optional(),
  method: z.enum(methodNames),
  methodChosenBy: z.enum(['person', 'country', 'default']),
  convention: z.object({ name: names, shortName: names, source: z.string(), checked: civilDateAnswer }),
  madhab: z.enum(madhabs),
  highLatitudeRule: z.enum([...highLatitudeRules, 'MoonsightingCommittee']),
  angles: z.object({
    fajr: z.number(),
    isha: z.number().optional(),
    ishaInterval: z.number().optional(),
    maghrib: z.number().optional(),
  }),
  ownAngles: z.boolean(),
}

/** Clock times are in `timeZone`, instants in UTC. */
const prayerTimes = z.object({
  ...eachTime(clockTime),
  ...workedOutBy,
  date: civilDateAnswer,
  imsak: clockTime,
  fajrAtAngle: clockTime.optional(),
  instants: z.object(eachTime(instant)),
  nextDay: z.object({
    date: civilDateAnswer,
    fajr: clockTime,
    fajrInstant: instant,
    sunriseInstant: instant,
  }),
  previousIshaInstant: instant,
  previousMaghribInstant: instant,
  sunnah: z.object({
    middleOfTheNight: clockTime,
    lastThirdOfTheNight: clockTime,
    instants: z.object({ middleOfTheNight: instant, lastThirdOfTheNight: instant }),
  }),
  notes: z.array(note).readonly(),
})

/** The prayer times of a day at a place; without a date, of today there. */
export const readPrayerTimes = endpoint({
  method: 'GET',
  path: '/api/prayer-times',
  anyOrigin: true,
  summary: 'Prayer times of a day at a place',
  query: z.object({
    ...placeAndChoices,
    date: civilDateText
      .refine(({ year }) => year >= FIRST_YEAR && year <= LAST_YEAR, 'date_out_of_range')
      .optional(),
  }),
  answer: prayerTimes,
  errors: ['date_not_in_time_zone'],
})

/** Names of times, separated by commas, each once. The handler gets them in the order of the day. */
const prayerList = z
  .string()
  .max(60)
  .transform((text, context) => {
    const asked = text.toLowerCase().split(',')
    const known = prayerNames.filter((name) => asked.includes(name))
    if (known.length === asked.length) return known
    context.addIssue({ code: 'custom', message: 'unknown_name' })
    return z.NEVER
  })

/** Prayer times of a year as a calendar to subscribe to (RFC 5545), from a week ago or from `date` on. */
export const readPrayerFeed = endpoint({
  method: 'GET',
  path: '/api/prayer-times.ics',
  anyOrigin: true,
  summary: 'Prayer times of a year as a calendar to subscribe to',
  query: z.object({
    ...placeAndChoices,
    date: civilDateText
      .refine(({ year }) => year >= FIRST_YEAR && year < LAST_YEAR, 'date_out_of_range')
      .optional(),
    /** The default is the five prayers; sunrise is also allowed. */
    prayers: prayerList.optional(),
    /** Minutes before each time for a reminder; none if absent. */
    alarm: numberText({ min: 0, max: 120, integer: true }).optional(),
    language: languageText.optional(),
    /** Only the end of Suhur and Iftar, on the days of this Hijri year’s Ramadan. */
    ramadan: numberText({ min: 1357, max: 1499, integer: true }).optional(),
    /** Shifts the Hijri dates, with `ramadan`. */
    adjustment: numberText({ min: -2, max: 2, integer: true }).optional(),
  }),
  answer: z.string(),
})

/** The timetable of a civil month, or of a year without `month`. Clock times are in `timeZone`. */
export const readPrayerCalendar = endpoint({
  method: 'GET',
  path: '/api/prayer-times/month',
  anyOrigin: true,
  summary: 'Prayer times of every day of a month, or of a year without `month`',
  query: z.object({
    ...placeAndChoices,
    year: numberText({ min: FIRST_YEAR, max: LAST_YEAR, integer: true }),
    month: numberText({ min: 1, max: 12, integer: true }).optional(),
    adjustment: numberText({ min: -2, max: 2, integer: true }).optional(),
  }),
  answer: z.object({
    ...workedOutBy,
    days: z
      .array(
        z.object({
          ...eachTime(clockTime),
          date: civilDateAnswer,
          hijri: z.object({ year: z.int(), month: z.int(), day: z.int() }).optional(),
          imsak: clockTime,
          fajrAtAngle: clockTime.optional(),
          source: z.enum(['calculated', 'table']),
          notes: z.array(note).readonly(),
        }),
      )
      .readonly(),
  }),
})
