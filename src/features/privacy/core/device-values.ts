import { isTooDeep } from '#shared/core/user-data/record-value.ts'
import { isExported, isPlainText } from './device-keys.ts'

/** A device's own values in a file, by key; invalid text unchanged. */
export const valuesOf = (texts: Iterable<readonly [string, string]>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [...texts].filter(([key]) => isExported(key)).map(([key, text]) => [key, valueOfText(key, text)]),
  )

function valueOfText(key: string, text: string): unknown {
  if (isPlainText(key)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * A value of a file as text for its key; `undefined` for a key that files don't contain and for a value
 * without a text.
 */
export function textOfValue(key: string, value: unknown): string | undefined {
  if (!isExported(key) || value === null || isTooDeep(value)) return undefined
  if (isPlainText(key)) return typeof value === 'string' ? value : undefined
  return JSON.stringify(value)
}
