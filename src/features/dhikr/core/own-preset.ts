import type { Preset, Step } from './preset.ts'

/** A preset that the person made. */
export interface OwnPreset extends Preset {
  readonly name: string
  /** Its place in the person’s list; presets with the same place are sorted by name. */
  readonly place: number
}

export const NAME_LIMIT = 80
export const WORDS_LIMIT = 1000
export const TARGET_LIMIT = 100_000
export const STEPS_LIMIT = 20

/** Reads an own preset, without unknown fields; `undefined` when it is malformed. */
export function parseOwnPreset(found: unknown, id: string): OwnPreset | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const { name, steps, place } = found as Partial<Record<keyof OwnPreset, unknown>>
  if (!isText(name, NAME_LIMIT) || !Array.isArray(steps)) return undefined
  if (steps.length === 0 || steps.length > STEPS_LIMIT) return undefined
  const known = steps.map(parseStep)
  if (!known.every((step) => step !== undefined)) return undefined
  // A phrase after one without a target would never be reached.
  if (known.length > 1 && known.some(({ target }) => target === undefined)) return undefined
  return { id, name, steps: known, place: typeof place === 'number' && Number.isFinite(place) ? place : 0 }
}

/** The presets in the person’s order. */
export function sortedPresets(presets: Iterable<OwnPreset>): readonly OwnPreset[] {
  return [...presets].sort((a, b) => a.place - b.place || (a.name < b.name ? -1 : 1))
}

/** The presets whose place changes when the one at `index` moves by `by` places; none beyond the ends. */
export function movedPresets(presets: readonly OwnPreset[], index: number, by: number): readonly OwnPreset[] {
  const preset = presets[index]
  const to = index + by
  if (!preset || to < 0 || to >= presets.length) return []
  const rest = presets.filter((each) => each !== preset)
  return [...rest.slice(0, to), preset, ...rest.slice(to)]
    .map((each, place) => ({ each, place }))
    .filter(({ each, place }) => each.place !== place)
    .map(({ each, place }) => ({ ...each, place }))
}

function parseStep(found: unknown): Step | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const { phrase, words, target } = found as Partial<Record<keyof Step, unknown>>
  if (target !== undefined && !isTarget(target)) return undefined
  const count = target === undefined ? {} : { target }
  if (isText(phrase, NAME_LIMIT)) return { phrase, ...count }
  return isText(words, WORDS_LIMIT) ? { words, ...count } : undefined
}

const isText = (found: unknown, limit: number): found is string =>
  typeof found === 'string' && found.trim() !== '' && found.length <= limit

const isTarget = (found: unknown): found is number =>
  typeof found === 'number' && Number.isInteger(found) && found >= 1 && found <= TARGET_LIMIT
