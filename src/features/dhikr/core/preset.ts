import type { Dua } from '#features/duas/core/index.ts'
import type { Source } from '#shared/core/source.ts'

/** The phrase that one tap counts. */
export type Phrase = Pick<Dua, 'id' | 'arabic' | 'quran' | 'meaning' | 'sources'>

/** A phrase and its target. */
export interface Step {
  /** A phrase of the library. */
  readonly phrase?: string
  /** The person’s own words, in any language. */
  readonly words?: string
  /** Absent when the person counts as long as they like. */
  readonly target?: number
}

export const presetGroups = ['prayer', 'morning-evening', 'morning', 'night', 'any'] as const
export type PresetGroup = (typeof presetGroups)[number]

/** One phrase or several in a row, with their targets. */
export interface Preset {
  readonly id: string
  readonly steps: readonly Step[]
}

/** A preset of the library. */
export interface LibraryPreset extends Preset {
  readonly group: PresetGroup
  /** Absent where they are those of its only phrase. */
  readonly sources?: readonly Source[]
}

/** The counts of a whole set; `undefined` for one without an end. */
export function totalOf({ steps }: Pick<Preset, 'steps'>): number | undefined {
  let whole = 0
  for (const { target } of steps) {
    if (target === undefined) return undefined
    whole += target
  }
  return whole
}
