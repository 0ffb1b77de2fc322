import * as z from 'zod/mini'
import type { Coordinates } from '../coordinates.ts'
import { type Day, isDay } from '../day.ts'
import { isInstant } from '../instant.ts'

/**
 * The functions with which record types describe their values. This is the only file outside the contracts that imports the
 * schema library. The browser loads it when there is a record to check.
 */

export { array, boolean, number, object, record, union } from 'zod/mini'

export type Schema<Value> = z.ZodMiniType<Value>
export type SchemaOutput<S> = S extends z.ZodMiniType ? z.output<S> : never

/** Turns off code generation, which the page's content security policy forbids. The server uses it, because it is faster. */
export const withoutEval = (): unknown => z.config({ jitless: true })

/** The value if it is valid, without unknown fields; `undefined` otherwise. */
export function validated<Value>(schema: Schema<Value>, found: unknown): Value | undefined {
  const result = z.safeParse(schema, found)
  return result.success ? result.data : undefined
}

/** A field that may be missing. */
export const optional = <S extends z.ZodMiniType>(schema: S): z.ZodMiniExactOptional<S> =>
  z.exactOptional(schema)

/** A field that counts as missing if it is invalid. */
export const lenient = <S extends z.ZodMiniType>(schema: S): z.ZodMiniExactOptional<S> =>
  z.catch(z.optional(schema), undefined) as unknown as z.ZodMiniExactOptional<S>

/** The value, or `otherwise` if it is missing or invalid. */
export const withDefault = <S extends z.ZodMiniType>(schema: S, otherwise: z.output<S>): S =>
  z.catch(schema, otherwise as never) as unknown as S

export const oneOf = <const Value extends string | number>(values: readonly Value[]) => z.literal(values)

/** Any text of at most `most` UTF-16 units. */
export const text = (most: number) => z.string().check(z.maxLength(most))

/** A non-blank text of at most `most` UTF-16 units. */
export const filledText = (most: number) =>
  z.custom<string>((found) => typeof found === 'string' && found.length <= most && found.trim() !== '')

/** A whole number, both ends included. */
export const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))

/** A device's share of a counter. */
export const count = () => z.int()

/** An instant as `Date.toISOString` writes it. */
export const instant = () => z.custom<string>(isInstant)

/** An instant in any form that `Date.parse` reads. */
export const instantText = () =>
  z.custom<string>((found) => typeof found === 'string' && !Number.isNaN(Date.parse(found)))

/** A civil day, `YYYY-MM-DD`. */
export const day = () => z.custom<Day>(isDay)

const degrees = (most: number) => z.number().check(z.minimum(-most), z.maximum(most))

export const coordinates = () =>
  z.object({ latitude: degrees(90), longitude: degrees(180) }) satisfies Schema<Coordinates>

/** `schema` with a rule between several of its fields. */
export const where = <S extends z.ZodMiniType>(schema: S, holds: (value: z.output<S>) => boolean): S =>
  schema.check(z.refine(holds)) as S

/** `schema`, with valid values converted by `becomes`. */
export const becoming = <S extends z.ZodMiniType, Value>(
  schema: S,
  becomes: (value: z.output<S>) => Value,
): Schema<Value> => z.pipe(schema, z.transform(becomes)) as unknown as Schema<Value>

/** Any JSON. Size and depth are checked for every record. */
export const json = () => z.unknown()
