import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { civilDateAnswer, civilDateText, numberText } from '#shared/core/contract/fields.ts'
import { hijriMonthNames } from './hijri-months.ts'

const timeZone = z.string().refine(isTimeZone, 'unknown_time_zone')

/** Whether the platform knows this IANA zone. No name of one is longer than 60 letters. */
function isTimeZone(name: string): boolean {
  if (name.length > 60) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The Hijri date of a civil day: of today in `timeZone` (UTC when not given) without a date. */
export const readIslamicDate = endpoint({
  method: 'GET',
  path: '/api/islamic-date',
  summary: 'The Hijri date of a day',
  query: z.object({
    date: civilDateText.optional(),
    adjustment: numberText({ min: -2, max: 2, integer: true }).optional(),
    timeZone: timeZone.optional(),
  }),
  answer: z.object({
    day: z.int(),
    month: z.enum(hijriMonthNames),
    monthNumber: z.int(),
    monthLength: z.literal([29, 30]),
    year: z.int(),
    gregorianDate: z.string(),
    date: civilDateAnswer,
    adjustment: z.int(),
    method: z.literal('Umm al-Qura'),
  }),
  errors: ['hijri_out_of_range'],
})
