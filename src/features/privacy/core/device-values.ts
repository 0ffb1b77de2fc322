import { isTooDeep } from '#shared/core/user-data/record-value.ts'
import { deviceKeys } from './inventory.ts'

/** Keys whose text is not JSON, as the specification has it. */
const plainTexts = new Set(['language', 'preferred-language', 'sessionId'])

/** Keys that would open something for whoever holds the file, or that name this device alone. */
const secret = new Set(['rafiq.reminders.push', 'rafiq.transcription', 'rafiq.reminders.given'])

/** Whether a key goes into files and comes back from them. */
const isExported = (key: string): boolean =>
  Object.hasOwn(deviceKeys, key) &&
  deviceKeys[key] !== 'account' &&
  !secret.has(key) &&
  key !== 'rafiq.settings.synced'

/** A device's own values as a file has them, by key; broken text as it is. */
export const valuesOf = (texts: Iterable<readonly [string, string]>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    [...texts].filter(([key]) => isExported(key)).map(([key, text]) => [key, valueOfText(key, text)]),
  )

function valueOfText(key: string, text: string): unknown {
  if (plainTexts.has(key)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A value of a file as the text of its key; `undefined` for a key that is not carried and a value that has no text. */
export function textOfValue(key: string, value: unknown): string | undefined {
  if (!isExported(key) || value === null || isTooDeep(value)) return undefined
  if (plainTexts.has(key)) return typeof value === 'string' ? value : undefined
  return JSON.stringify(value)
}
