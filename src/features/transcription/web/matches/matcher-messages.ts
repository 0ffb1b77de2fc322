import type { Recitation } from '#features/quran/core/index.ts'

/** A request from the page to its worker. */
export interface MatchQuestion {
  readonly number: number
  readonly text: string
}

/** The matches with their surah names, or that the verses couldn’t be loaded. */
export type MatchAnswer =
  | { readonly number: number; readonly recitation: Recitation; readonly surahs: SurahNames }
  | { readonly number: number; readonly recitation: undefined }

/** Surah names by number. */
export type SurahNames = Readonly<Record<number, { readonly name: string; readonly englishName: string }>>
