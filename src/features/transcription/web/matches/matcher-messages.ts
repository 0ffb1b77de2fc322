import type { Recitation } from '#features/quran/core/index.ts'

/** The worker's answer: the matches of a text, with their surah names. */
export interface FoundMatches {
  readonly recitation: Recitation
  readonly surahs: SurahNames
}

/** Surah names by number. */
export type SurahNames = Readonly<Record<number, { readonly name: string; readonly englishName: string }>>
