import { z } from 'zod'
import { parseCivilDate } from '../civil-date.ts'
import { CLOCK_TIME } from '../clock-time.ts'
import { languageCodes, languageOf } from '../languages.ts'

/**
 * Adds a field's description for the API: its meaning with its unit, and an example. Only fields that list
 * their values need no example.
 */
export const described = <Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  example?: unknown,
): Schema => schema.meta({ description, ...(example !== undefined && { example }) })

/** A query's text as the value that it represents, for the API's description. */
const meaning = (schema: Readonly<Record<string, unknown>>) => ({
  maxLength: undefined,
  pattern: undefined,
  ...schema,
})

/**
 * A number as text, as in queries: only decimal digits. Lists, `NaN`, `1e999`, hexadecimal and white space
 * are rejected.
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

/** `YYYY-MM-DD` of an existing day; the handler receives a `CivilDate`. */
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

/** The code of an interface language, ignoring case. */
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

/** One of `names`, ignoring case; the handler receives the name as listed. */
export function nameIn<const Name extends string>(names: readonly Name[]) {
  return z
    .string()
    .max(60)
    .transform((text, context) => {
      const name = names.find((candidate) => plainName(candidate) === plainName(text))
      if (name !== undefined) return name
      context.addIssue({ code: 'custom', message: 'unknown_name' })
      return z.NEVER
    })
    .meta(meaning({ enum: names }))
}

/** A name without case, with hyphens for spaces and underscores: `Abu Dawud` is `abu-dawud`. */
const plainName = (name: string) => name.toLowerCase().replaceAll(/[\s_]/g, '-')

/** A hidden field of a form. People leave it empty; programs that fill in every field don’t. */
export const hiddenField = z
  .string()
  .max(200)
  .default('')
  .describe('Leave empty: only programs that fill in forms use it.')

/** `HH:MM`, 24 hours. */
export const clockTime = z.string().regex(CLOCK_TIME)

/** A civil date in answers. */
export const civilDateAnswer = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** A trimmed line of at most this many characters, without control characters and unpaired surrogates. */
export const lineText = (most: number) =>
  z
    .string()
    .max(most, 'too_long')
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'not_text')
    .trim()

/** The same with line breaks and tabs. */
export const linesText = (most: number) =>
  z
    .string()
    .max(most, 'too_long')
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, 'not_text')
    .trim()
