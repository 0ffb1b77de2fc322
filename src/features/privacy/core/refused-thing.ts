import { aboutIn } from '#shared/core/own-things/about.ts'
import type { Thing } from '#shared/core/own-things/thing.ts'

/** As much of a text as a person needs to know it by. */
const ENOUGH = 120

/**
 * What a person knows a thing by, whatever its kind: what it is called, how its text begins, what it is about;
 * `undefined` when it says nothing.
 */
export function wordsOfThing({ id, value }: Pick<Thing, 'id' | 'value'>): string | undefined {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const said = [found.title, found.name, found.text].find(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  )
  const words = (said ?? aboutIn(id)?.of)?.trim()
  if (words === undefined) return undefined
  const characters = Array.from(words.slice(0, 2 * (ENOUGH + 1)))
  return characters.length <= ENOUGH ? words : `${characters.slice(0, ENOUGH).join('').trimEnd()}…`
}
