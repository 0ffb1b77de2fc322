import type { UserRecord } from '#shared/core/user-data/record.ts'
import { parseTarget } from '#shared/core/user-data/target.ts'

/** The length of text by which a user recognises a record. */
const ENOUGH = 120

/**
 * A description of a record of any type: its name, the beginning of its text, or its target; `undefined` if
 * it has none.
 */
export function describeRecord({ id, value }: Pick<UserRecord, 'id' | 'value'>): string | undefined {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const said = [found.title, found.name, found.text].find(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  )
  const words = (said ?? parseTarget(id)?.id)?.trim()
  if (words === undefined) return undefined
  const characters = Array.from(words.slice(0, 2 * (ENOUGH + 1)))
  return characters.length <= ENOUGH ? words : `${characters.slice(0, ENOUGH).join('').trimEnd()}…`
}
