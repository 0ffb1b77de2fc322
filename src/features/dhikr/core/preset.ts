/** What is said once for every count. */
export interface Phrase {
  readonly id: string
  /** Fully vowelled. */
  readonly arabic: string
  readonly meaning: { readonly en: string }
}

/** A phrase with how often it is said. */
export interface Step {
  /** A phrase of the library. */
  readonly phrase?: string
  /** Words that the person wrote, in whatever language. */
  readonly words?: string
  /** Without one it is counted for as long as the person likes. */
  readonly target?: number
}

export const books = ['quran', 'bukhari', 'muslim', 'abu-dawud', 'tirmidhi', 'nasai'] as const

/** Where it is handed down: the collection and the number in it, or surah and verse. */
export interface Source {
  readonly book: (typeof books)[number]
  readonly number: number | string
}

export const presetGroups = ['prayer', 'morning', 'night', 'any'] as const
export type PresetGroup = (typeof presetGroups)[number]

/** One phrase or several in a row, with their counts. */
export interface Preset {
  readonly id: string
  readonly steps: readonly Step[]
}

/** A preset of the library. */
export interface LibraryPreset extends Preset {
  readonly group: PresetGroup
  readonly sources: readonly Source[]
}

/** The number of a set’s counts from its beginning to its end; `undefined` for one that has no end. */
export function wholeOf({ steps }: Pick<Preset, 'steps'>): number | undefined {
  let whole = 0
  for (const { target } of steps) {
    if (target === undefined) return undefined
    whole += target
  }
  return whole
}
