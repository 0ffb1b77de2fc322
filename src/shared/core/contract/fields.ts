import { z } from 'zod'
import { parseCivilDate } from '../civil-date.ts'
import { languageOf } from '../languages.ts'

/**
 * A number written as text, as queries carry it: decimal digits, nothing else. Lists, `NaN`, `1e999`, hexadecimal
 * and white space are refused.
 */
export function numberText(options: { min: number; max: number; integer?: boolean }) {
  return z
    .string()
    .max(40)
    .regex(options.integer ? /^[+-]?\d+$/ : /^[+-]?(\d+(\.\d*)?|\.\d+)$/, 'not_a_number')
    .transform(Number)
    .pipe(z.number().min(options.min).max(options.max))
}

export const latitude = numberText({ min: -90, max: 90 }).meta({
  description: 'Decimal degrees, north positive.',
  examples: ['41.0082'],
})
export const longitude = numberText({ min: -180, max: 180 }).meta({
  description: 'Decimal degrees, east positive.',
  examples: ['28.9784'],
})

/** `YYYY-MM-DD` of a day that exists; the handler receives a `CivilDate`. */
export const civilDateText = z
  .string()
  .max(10)
  .transform((text, context) => {
    const date = parseCivilDate(text)
    if (date) return date
    context.addIssue({ code: 'custom', message: 'not_a_date' })
    return z.NEVER
  })

/** An interface language's code, without regard to case. */
export const languageText = z
  .string()
  .max(12)
  .transform((tag, context) => {
    const language = languageOf(tag)
    if (language) return language.code
    context.addIssue({ code: 'custom', message: 'unknown_language' })
    return z.NEVER
  })

/** One of `names`, without regard to case; the handler receives the name as listed. */
export function nameIn<const Name extends string>(names: readonly Name[]) {
  return z
    .string()
    .max(60)
    .transform((text, context) => {
      const name = names.find((candidate) => candidate.toLowerCase() === text.toLowerCase())
      if (name !== undefined) return name
      context.addIssue({ code: 'custom', message: 'unknown_name' })
      return z.NEVER
    })
}

/** `HH:MM`, 24 hours. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** A civil date as answers carry it. */
export const civilDateAnswer = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
