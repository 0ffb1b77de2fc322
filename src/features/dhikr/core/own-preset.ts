import type { Preset } from './preset.ts'

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
