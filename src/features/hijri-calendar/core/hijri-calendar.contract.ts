import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { civilDateAnswer, civilDateText, languageText, numberText } from '#shared/core/contract/fields.ts'
import { islamicEventIds, islamicEventRules } from './hijri-events.ts'
import { hijriMonthNames } from './hijri-months.ts'
import { FIRST_HIJRI_YEAR, LAST_HIJRI_YEAR } from './month-lengths.ts'

const timeZone = z.string().refine(isTimeZone, 'unknown_time_zone')

/** Whether the platform knows this IANA zone. No zone's name is longer than 60 characters. */
function isTimeZone(name: string): boolean {
  if (name.length > 60) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

const adjustment = numberText({ min: -2, max: 2, integer: true })
const hijriYear = numberText({ min: FIRST_HIJRI_YEAR, max: LAST_HIJRI_YEAR, integer: true })
const monthNumber = numberText({ min: 1, max: 12, integer: true })
const dayOfMonth = numberText({ min: 1, max: 30, integer: true })

const monthAnswer = {
  month: z.enum(hijriMonthNames),
  monthNumber: z.int(),
  monthLength: z.literal([29, 30]),
  year: z.int(),
  adjustment: z.int(),
}

const islamicDateAnswer = z.object({
  ...monthAnswer,
  day: z.int(),
  gregorianDate: z.string(),
  date: civilDateAnswer,
  method: z.literal('Umm al-Qura'),
})

/** The Hijri date of a civil day; without a date, of today in `timeZone` (default UTC). */
export const readIslamicDate = endpoint({
  method: 'GET',
  path: '/api/islamic-date',
  anyOrigin: true,
  summary: 'The Hijri date of a day',
  query: z.object({
    date: civilDateText.optional(),
    adjustment: adjustment.optional(),
    timeZone: timeZone.optional(),
  }),
  answer: islamicDateAnswer,
  errors: ['hijri_out_of_range'],
})

/** A month of the Hijri calendar with the civil date of each day and its events. */
export const readHijriMonth = endpoint({
  method: 'GET',
  path: '/api/hijri/month',
  anyOrigin: true,
  summary: 'A Hijri month day by day, with its events',
  query: z.object({ year: hijriYear, month: monthNumber, adjustment: adjustment.optional() }),
  answer: z.object({
    ...monthAnswer,
    days: z.array(z.object({ day: z.int(), date: civilDateAnswer, weekday: z.int() })).readonly(),
    events: z
      .array(
        z.object({
          id: z.enum(islamicEventIds),
          rule: z.enum(islamicEventRules),
          day: z.int(),
          lastDay: z.int(),
        }),
      )
      .readonly(),
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
      date: civilDateText.optional(),
      year: hijriYear.optional(),
      month: monthNumber.optional(),
      day: dayOfMonth.optional(),
      adjustment: adjustment.optional(),
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
    /** The day that counts as today; the default is today in UTC. */
    date: civilDateText.optional(),
    adjustment: adjustment.optional(),
    language: languageText.optional(),
    /** `true` includes the white days of every month. */
    whiteDays: z.enum(['true', 'false']).optional(),
    /** Minutes before the first day for a reminder; none if absent. */
    alarm: numberText({ min: 0, max: 2880, integer: true }).optional(),
  }),
  answer: z.string(),
  errors: ['hijri_out_of_range'],
})
