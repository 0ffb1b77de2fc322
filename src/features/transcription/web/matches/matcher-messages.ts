import type { Recitation } from '#features/quran/core/index.ts'

/** What the page asks of its worker. */
export interface MatchQuestion {
  readonly number: number
  readonly text: string
}

/** Where the words stand, with the names of the surahs; or that the verses could not be fetched. */
export type MatchAnswer =
  | { readonly number: number; readonly recitation: Recitation; readonly surahs: SurahNames }
  | { readonly number: number; readonly recitation: undefined }

/** By the surah's number. */
export type SurahNames = Readonly<Record<number, { readonly name: string; readonly englishName: string }>>
