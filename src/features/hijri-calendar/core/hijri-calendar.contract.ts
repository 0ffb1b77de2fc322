import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import {
  civilDateAnswer,
  civilDateText,
  described,
  languageText,
  numberText,
} from '#shared/core/contract/fields.ts'
import { isTimeZone } from '#shared/core/is-time-zone.ts'
import { islamicEventIds, islamicEventRules } from './hijri-events.ts'
import { hijriMonthNames } from './hijri-months.ts'
import { FIRST_HIJRI_YEAR, LAST_HIJRI_YEAR } from './month-lengths.ts'

/** No zone’s name is longer. */
const LONGEST_ZONE = 60

const timeZone = described(
  z.string().refine((name) => name.length <= LONGEST_ZONE && isTimeZone(name), 'unknown_time_zone'),
  'The IANA time zone for today’s date, without `date`. Default: UTC.',
  'Europe/London',
)

const adjustment = described(
  numberText({ min: -2, max: 2, integer: true }).optional(),
  'Days to shift the calendar, for a local sighting. Default: 0.',
  0,
)
const date = described(civilDateText.optional(), 'The civil day. Default: today.', '2026-11-23')
const hijriYear = described(
  numberText({ min: FIRST_HIJRI_YEAR, max: LAST_HIJRI_YEAR, integer: true }),
  'The Hijri year.',
  1448,
)
const monthNumber = described(
  numberText({ min: 1, max: 12, integer: true }),
  'The number of the month, 1 (Muharram) to 12.',
  6,
)
const dayOfMonth = described(
  numberText({ min: 1, max: 30, integer: true }),
  'The number of the day of the month, 1 to 30.',
  13,
)

const monthAnswer = {
  month: described(z.enum(hijriMonthNames), 'The month’s English name.'),
  monthNumber: described(z.int(), 'The number of the month, 1 (Muharram) to 12.', 6),
  monthLength: described(z.literal([29, 30]), 'The number of days of the month.'),
  year: described(z.int(), 'The Hijri year.', 1448),
  adjustment: described(z.int(), 'The number of days that the calendar is shifted.', 0),
}

const islamicDateAnswer = z.object({
  ...monthAnswer,
  day: described(z.int(), 'The number of the day of the month, 1 to 30.', 13),
  gregorianDate: described(z.string(), 'The civil day in English words.', 'Monday • 23 November 2026'),
  date: described(civilDateAnswer, 'The civil day.', '2026-11-23'),
  method: described(z.literal('Umm al-Qura'), 'The calendar.'),
})

/** The Hijri date of a civil day; without a date, of today in `timeZone` (default UTC). */
export const readIslamicDate = endpoint({
  method: 'GET',
  path: '/api/islamic-date',
  anyOrigin: true,
  summary: 'The Hijri date of a day',
  query: z.object({ date, adjustment, timeZone: timeZone.optional() }),
  answer: islamicDateAnswer,
  errors: ['hijri_out_of_range'],
})

/** A month of the Hijri calendar with the civil date of each day and its events. */
export const readHijriMonth = endpoint({
  method: 'GET',
  path: '/api/hijri/month',
  anyOrigin: true,
  summary: 'A Hijri month day by day, with its events',
  query: z.object({ year: hijriYear, month: monthNumber, adjustment }),
  answer: z.object({
    ...monthAnswer,
    days: described(
      z
        .array(
          z.object({
            day: described(z.int(), 'The number of the day of the month, 1 to 30.', 13),
            date: described(civilDateAnswer, 'Its civil day.', '2026-11-23'),
            weekday: described(z.int(), 'The number of the weekday, 1 (Monday) to 7.', 1),
          }),
        )
        .readonly(),
      'The days in their order.',
    ),
    events: described(
      z
        .array(
          z.object({
            id: described(z.enum(islamicEventIds), 'The event.'),
            rule: described(
              z.enum(islamicEventRules),
              '`day`: the civil day; `night`: the night before it, from its Maghrib; `odd_night`: one of the odd nights of the last ten of Ramadan; `monthly`: comes every month.',
            ),
            day: described(z.int(), 'The number of its first day of the month.', 13),
            lastDay: described(z.int(), 'The number of its last day of the month.', 15),
          }),
        )
        .readonly(),
      'The events of the month in their order.',
    ),
  }),
})

/** A date in both calendars: of `date` (civil), or of `year`, `month` and `day` (Hijri). */
export const convertHijri = endpoint({
  method: 'GET',
  path: '/api/hijri/convert',
  anyOrigin: true,
  summary: 'A civil date in the Hijri calendar, or a Hijri date in the civil one',
  query: z
    .object({
      date: described(
        civilDateText.optional(),
        'A civil day to convert, without `year`, `month` and `day`.',
        '2026-11-23',
      ),
      year: hijriYear.optional(),
      month: monthNumber.optional(),
      day: dayOfMonth.optional(),
      adjustment,
    })
    .transform(({ date, year, month, day, adjustment }, context) => {
      const refuse = (field: string, message: string) => {
        context.addIssue({ code: 'custom', path: [field], message })
        return z.NEVER
      }
      const begun = year !== undefined || month !== undefined || day !== undefined
      if (date) return begun ? refuse('date', 'contradiction') : { date, adjustment }
      if (year === undefined) return refuse(begun ? 'year' : 'date', 'required')
      if (month === undefined) return refuse('month', 'required')
      if (day === undefined) return refuse('day', 'required')
      return { hijri: { year, month, day }, adjustment }
    }),
  answer: islamicDateAnswer,
  errors: ['hijri_out_of_range', 'not_a_hijri_date'],
})

/**
 * The yearly events of this Hijri year and the next as a calendar to subscribe to (RFC 5545). Each event is a
 * whole day or several.
 */
export const readHijriEventsFeed = endpoint({
  method: 'GET',
  path: '/api/hijri-events.ics',
  anyOrigin: true,
  summary: 'Islamic events as a calendar to subscribe to',
  query: z.object({
    date: described(
      civilDateText.optional(),
      'The day that counts as today. Default: today in UTC.',
      '2026-11-23',
    ),
    adjustment,
    language: described(languageText.optional(), 'The language of the entries. Default: English.', 'en'),
    whiteDays: described(
      z.enum(['true', 'false']).optional(),
      '`true` includes the white days of every month.',
      'true',
    ),
    alarm: described(
      numberText({ min: 0, max: 2880, integer: true }).optional(),
      'Minutes before the first day for a reminder. Default: no reminder.',
      60,
    ),
  }),
  answer: z.string(),
  errors: ['hijri_out_of_range'],
})
