import { z } from 'zod'
import { parseCivilDate } from '../civil-date.ts'
import { languageCodes, languageOf } from '../languages.ts'

/**
 * Adds to a field what the description of the API says about it: its meaning with its unit, and an example, which only
 * fields that list their values do without.
 */
export const described = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  example?: unknown,
): Schema => schema.meta({ description, ...(example !== undefined && { example }) })

/** The text of a query as the value that it stands for, for the description of the API. */
const meaning = (schema: Readonly<Record<string, unknown>>) => ({
  maxLength: undefined,
  pattern: undefined,
  ...schema,
})

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
    .meta(
      meaning({
        type: options.integer ? 'integer' : 'number',
        minimum: options.min,
        maximum: options.max,
      }),
    )
}

export const latitude = described(
  numberText({ min: -90, max: 90 }),
  'Latitude in decimal degrees, north positive.',
  41.0082,
)
export const longitude = described(
  numberText({ min: -180, max: 180 }),
  'Longitude in decimal degrees, east positive.',
  28.9784,
)

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
  .meta(meaning({ format: 'date' }))

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
  .meta(meaning({ enum: languageCodes }))

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
    .meta(meaning({ enum: names }))
}

/** `HH:MM`, 24 hours. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** A civil date as answers carry it. */
export const civilDateAnswer = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
