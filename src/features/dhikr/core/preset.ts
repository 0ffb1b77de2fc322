/** The phrase that one tap counts. */
export interface Phrase {
  readonly id: string
  /** Fully vowelled, in today’s spelling; a quotation of the Quran as the Quran content has it. */
  readonly arabic: string
  /** The verse that it quotes. */
  readonly quran?: { readonly verse: string; readonly surah: Readonly<Record<'ar' | 'en', string>> }
  readonly meaning: { readonly en: string }
}

/** A phrase and its target. */
export interface Step {
  /** A phrase of the library. */
  readonly phrase?: string
  /** The person’s own words, in any language. */
  readonly words?: string
  /** Absent when the person counts as long as they like. */
  readonly target?: number
}

export const books = ['quran', 'bukhari', 'muslim', 'abu-dawud', 'tirmidhi', 'nasai'] as const

/** Where a wording or a count is handed down. */
export interface Source {
  readonly book: (typeof books)[number]
  /** In the book’s common numbering; surah and verse of the Quran. */
  readonly number: number | string
  /** What this source alone gives, where another gives the rest. */
  readonly gives?: 'count' | 'wording'
  /** For collections that are not sahih throughout. */
  readonly grade?: string
  readonly gradedBy?: string
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
  readonly sources: readonly Source[]
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
