import { isTooDeep } from '#shared/core/user-data/record-value.ts'
import { isExported, isPlainText } from './device-keys.ts'

/** A device's own values as a file has them, by key; broken text as it is. */
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

/** A value of a file as the text of its key; `undefined` for a key that is not carried and a value that has no text. */
export function textOfValue(key: string, value: unknown): string | undefined {
  if (!isExported(key) || value === null || isTooDeep(value)) return undefined
  if (isPlainText(key)) return typeof value === 'string' ? value : undefined
  return JSON.stringify(value)
}
