import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import {
  civilDateAnswer,
  civilDateText,
  clockTime,
  described,
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
import { madhabs, type PrayerName, prayerNames } from './prayer-names.ts'

const FIRST_YEAR = 1900
const LAST_YEAR = 2100

const instant = (about: string, example: string) => described(z.iso.datetime(), about, example)
const clock = (about: string, example: string) => described(clockTime, about, example)
const times = described(z.array(z.enum(prayerNames)).readonly(), 'The times that this is about.')

/** The meaning of each time, with an example from London on 23 November 2026. */
const timesOfDay = {
  fajr: ['Dawn: Fajr begins, and with it a fast', '05:41'],
  sunrise: ['Sunrise: Fajr ends', '07:33'],
  dhuhr: ['Dhuhr begins', '11:49'],
  asr: ['Asr begins', '13:43'],
  maghrib: ['Sunset: Maghrib begins, and a fast ends', '16:02'],
  isha: ['Isha begins', '17:47'],
} as const

const clockTimes = Object.fromEntries(
  prayerNames.map((name) => {
    const [about, example] = timesOfDay[name]
    return [name, clock(`${about}, at \`HH:MM\` in \`timeZone\`.`, example)]
  }),
) as Record<PrayerName, typeof clockTime>

const instants = Object.fromEntries(
  prayerNames.map((name) => {
    const [about, example] = timesOfDay[name]
    return [name, instant(`${about}, in UTC.`, `2026-11-23T${example}:00.000Z`)]
  }),
) as Record<PrayerName, z.ZodISODateTime>

const noteOf = <Code extends string>(code: Code, about: string) => ({
  code: described(z.literal(code), about),
  times,
})

const note = z.discriminatedUnion('code', [
  z.object({
    ...noteOf('high_latitude_rule', 'A rule for high latitudes moved these times.'),
    rule: described(z.enum(highLatitudeRules), 'The rule.'),
  }),
  z.object(noteOf('moonsighting_season', 'The season’s rule of the Moonsighting Committee set these times.')),
  z.object({
    ...noteOf('polar_nearest_latitude', 'The sun does not rise or set; times are those of another latitude.'),
    latitude: described(z.number(), 'That latitude in decimal degrees.', 65.2),
  }),
  z.object({
    ...noteOf('polar_nearest_day', 'The sun does not rise or set; times are those of another day.'),
    day: described(civilDateAnswer, 'That day.', '2026-05-17'),
  }),
  z.object(
    noteOf('own_minutes_left_out', '`minutes` were left out, because times would have lost their order.'),
  ),
  z.object(noteOf('kept_from_midnight', 'The time was kept on its side of the middle of the night.')),
  z.object(noteOf('maghrib_at_sunset', 'The sun does not reach the angle of Maghrib; it is at sunset.')),
  z.object(noteOf('ramadan_unknown', 'The Hijri month is not known, so minutes of Ramadan were left out.')),
  z.object(noteOf('next_day', 'These times fall on the next civil day.')),
  z.object(noteOf('previous_day', 'These times fall on the civil day before.')),
])

const angle = numberText({ min: 5, max: 25 })

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
  city: described(
    z.string().min(1).max(120).optional(),
    'The city’s name, repeated in the answer.',
    'London',
  ),
  country: described(
    z
      .string()
      .regex(/^[A-Za-z]{2}$/, 'not_a_country')
      .optional(),
    'The country whose convention applies (ISO 3166-1 alpha-2). Default: the country of the coordinates.',
    'GB',
  ),
  method: described(
    nameIn(methodNames).optional(),
    'The convention. Default: the country’s convention.',
    'MuslimWorldLeague',
  ),
  madhab: described(
    nameIn(madhabs).optional(),
    'The school for Asr: a shadow of one length (`shafi`) or of two (`hanafi`). Default: the custom of the region or country.',
    'shafi',
  ),
  highLatitudeRule: described(
    nameIn(highLatitudeRules).optional(),
    'How far Fajr and Isha may lie from the sun where twilight lasts long. Default: by latitude.',
    'TwilightAngle',
  ),
  polarPolicy: described(
    nameIn(polarPolicies).optional(),
    'The times to use where the sun does not rise or set: those of the nearest latitude or of the nearest day.',
    'nearest_latitude',
  ),
  fajrAngle: described(
    angle.optional(),
    'The sun’s angle at Fajr instead of the convention’s, in degrees below the horizon.',
    18,
  ),
  ishaAngle: described(
    angle.optional(),
    'The sun’s angle at Isha instead of the convention’s, in degrees below the horizon.',
    17,
  ),
  ishaInterval: described(
    numberText({ min: 1, max: 240, integer: true }).optional(),
    'Minutes from Maghrib to Isha instead of an angle.',
    90,
  ),
  maghribAngle: described(
    numberText({ min: 0, max: 10 }).optional(),
    'The sun’s angle at Maghrib, in degrees below the horizon; 0 is sunset.',
    0,
  ),
  minutes: described(
    ownMinutes.optional(),
    'Minutes to add to fajr, sunrise, dhuhr, asr, maghrib and isha: six whole numbers from −60 to 60, separated by commas.',
    '2,0,0,2,0,0',
  ),
  imsakMinutes: described(
    numberText({ min: 0, max: 60, integer: true }).optional(),
    'Minutes from Imsak to Fajr. Default: 10.',
    10,
  ),
  source: described(
    nameIn(['calculated']).optional(),
    '`calculated` ignores official timetables.',
    'calculated',
  ),
}

const timesSource = z.discriminatedUnion('kind', [
  z.object({ kind: described(z.literal('calculated'), 'Times by the sun and the convention.') }),
  z.object({
    kind: described(z.literal('table'), 'Times by an official timetable that the operator imported.'),
    id: described(z.string(), 'The timetable’s id.', 'london-2026'),
    name: described(z.string(), 'The timetable’s name.', 'London Unified Timetable'),
    source: described(z.string(), 'Who published it.', 'https://mosque.example/timetable'),
    licence: described(z.string().optional(), 'Under which terms, if any are known.', 'CC-BY-4.0'),
  }),
])

const names = (en: string, ar: string) =>
  z.object({
    en: described(z.string(), 'In English.', en),
    ar: described(z.string(), 'In Arabic.', ar),
  })

const workedOutBy = {
  timeZone: described(z.string(), 'The IANA time zone of the coordinates.', 'Europe/London'),
  source: described(timesSource, 'Where the times come from.'),
  city: described(z.string().optional(), 'The city’s name from the request.', 'London'),
  method: described(z.enum(methodNames), 'The convention in force.'),
  methodChosenBy: described(
    z.enum(['person', 'country', 'several', 'default']),
    'The origin of the choice: the request, the custom of the country, one of several customs there, or the default.',
  ),
  convention: described(
    z.object({
      name: described(names('Muslim World League', 'رابطة العالم الإسلامي'), 'The name of the convention.'),
      shortName: described(
        names('Muslim World League', 'رابطة العالم الإسلامي'),
        'The name where there is little room.',
      ),
      source: described(
        z.string(),
        'Where its figures were published.',
        'https://praytimes.org/docs/calculation',
      ),
      checked: described(civilDateAnswer, 'The day on which they were checked last.', '2026-11-22'),
    }),
    'The convention in words.',
  ),
  madhab: described(z.enum(madhabs), 'The school for Asr.'),
  highLatitudeRule: described(
    z.enum([...highLatitudeRules, 'MoonsightingCommittee']),
    'The rule for high latitudes in force; `notes` say which times it moved.',
  ),
  angles: described(
    z.object({
      fajr: described(z.number(), 'The sun’s angle at Fajr, in degrees below the horizon.', 18),
      isha: described(z.number().optional(), 'The sun’s angle at Isha, in degrees below the horizon.', 17),
      ishaInterval: described(
        z.number().optional(),
        'Minutes from Maghrib to Isha, instead of an angle.',
        90,
      ),
      maghrib: described(
        z.number().optional(),
        'The sun’s angle at Maghrib, in degrees below the horizon, where it is not sunset.',
        4,
      ),
    }),
    'The angles in force.',
  ),
  ownAngles: described(z.boolean(), 'Whether the request changed the convention’s angles.'),
}

const date = (about: string, example = '2026-11-23') => described(civilDateAnswer, about, example)
const imsak = clock('Imsak: eating before a fast ends, at `HH:MM` in `timeZone`.', '05:31')
const fajrAtAngle = clock(
  'Fajr by the convention’s own angle, where a rule for high latitudes made it later, at `HH:MM` in `timeZone`.',
  '05:20',
).optional()
const notes = described(z.array(note).readonly(), 'The rules that moved single times.')

/** Clock times are in `timeZone`, instants in UTC. */
const prayerTimes = z.object({
  ...clockTimes,
  ...workedOutBy,
  date: date('The civil day of the times, in `timeZone`.'),
  imsak,
  fajrAtAngle,
  instants: described(z.object(instants), 'The same times as instants.'),
  nextDay: described(
    z.object({
      date: date('Its civil day.', '2026-11-24'),
      fajr: clock('Its Fajr, at `HH:MM` in `timeZone`.', '05:42'),
      fajrInstant: instant('Its Fajr, in UTC.', '2026-11-24T05:42:00.000Z'),
      sunriseInstant: instant('Its sunrise, in UTC.', '2026-11-24T07:35:00.000Z'),
    }),
    'The day after.',
  ),
  previousIshaInstant: instant('Isha of the day before, in UTC.', '2026-11-22T17:48:00.000Z'),
  previousMaghribInstant: instant('Maghrib of the day before, in UTC.', '2026-11-22T16:03:00.000Z'),
  sunnah: described(
    z.object({
      middleOfTheNight: clock('The middle of the coming night, at `HH:MM` in `timeZone`.', '22:52'),
      lastThirdOfTheNight: clock('Its last third begins, at `HH:MM` in `timeZone`.', '01:09'),
      instants: described(
        z.object({
          middleOfTheNight: instant('The middle of the coming night, in UTC.', '2026-11-23T22:52:00.000Z'),
          lastThirdOfTheNight: instant('Its last third begins, in UTC.', '2026-11-24T01:09:00.000Z'),
        }),
        'The same as instants.',
      ),
    }),
    'Times for the prayers of the night.',
  ),
  notes,
})

/** The prayer times of a day at a place; without a date, of today there. */
export const readPrayerTimes = endpoint({
  method: 'GET',
  path: '/api/prayer-times',
  anyOrigin: true,
  summary: 'Prayer times of a day at a place',
  query: z.object({
    ...placeAndChoices,
    date: described(
      civilDateText
        .refine(({ year }) => year >= FIRST_YEAR && year <= LAST_YEAR, 'date_out_of_range')
        .optional(),
      'The civil day, from 1900 to 2100. Default: today at the place.',
      '2026-11-23',
    ),
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
    date: described(
      civilDateText
        .refine(({ year }) => year >= FIRST_YEAR && year < LAST_YEAR, 'date_out_of_range')
        .optional(),
      'The first civil day. Default: a week ago.',
      '2026-11-23',
    ),
    prayers: described(
      prayerList.optional(),
      'Names of times, separated by commas; sunrise is also allowed. Default: the five prayers.',
      'fajr,maghrib',
    ),
    alarm: described(
      numberText({ min: 0, max: 120, integer: true }).optional(),
      'Minutes before each time for a reminder. Default: no reminder.',
      10,
    ),
    language: described(languageText.optional(), 'The language of the entries. Default: English.', 'en'),
    ramadan: described(
      numberText({ min: 1357, max: 1499, integer: true }).optional(),
      'A Hijri year. The feed then only has the end of Suhur and Iftar on the days of its Ramadan.',
      1448,
    ),
    adjustment: described(
      numberText({ min: -2, max: 2, integer: true }).optional(),
      'Days to shift the Hijri calendar, with `ramadan`.',
      0,
    ),
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
    year: described(numberText({ min: FIRST_YEAR, max: LAST_YEAR, integer: true }), 'The civil year.', 2026),
    month: described(
      numberText({ min: 1, max: 12, integer: true }).optional(),
      'The number of the month, 1 to 12. Default: the whole year.',
      11,
    ),
    adjustment: described(
      numberText({ min: -2, max: 2, integer: true }).optional(),
      'Days to shift the Hijri calendar.',
      0,
    ),
  }),
  answer: z.object({
    ...workedOutBy,
    days: described(
      z
        .array(
          z.object({
            ...clockTimes,
            date: date('The civil day, in `timeZone`.'),
            hijri: described(
              z
                .object({
                  year: described(z.int(), 'The Hijri year.', 1448),
                  month: described(z.int(), 'The number of the month, 1 (Muharram) to 12.', 6),
                  day: described(z.int(), 'The number of the day, 1 to 30.', 13),
                })
                .optional(),
              'The day in the Umm al-Qura calendar, where its tables reach.',
            ),
            imsak,
            fajrAtAngle,
            source: described(
              z.enum(['calculated', 'table']),
              'Whether this day is calculated or from an official timetable.',
            ),
            notes,
          }),
        )
        .readonly(),
      'The days in their order.',
    ),
  }),
})
