import type { TranslationLanguage } from './translation-language.ts'

/**
 * `index.json` of the built content: where the rest is. A name carries the hash of what is in it, so that it never
 * changes its meaning.
 */
export interface QuranIndex {
  /** File with a summary of every surah. */
  readonly surahs: string
  /** Folder with a file of {@link VerseText}s for each surah, `1.json` to `114.json`. */
  readonly text: string
  /** Folder with each surah's verses in Tanzil's ASCII transliteration, for searching. */
  readonly transliteration: string
  /** Folders with each surah's verses in translation. */
  readonly translations: Readonly<Record<TranslationLanguage, Translation>>
  /** Files with a text and its index (`PackedText`), for searching. */
  readonly search: Readonly<Record<'arabic' | 'transliteration' | TranslationLanguage, string>>
}

export interface Translation {
  readonly folder: string
  /** What it is called, to choose it by. */
  readonly name: string
  readonly translator: string
  /** A sentence about its terms, to be shown with it. */
  readonly licence: string
}

/** What every reader of a verse needs, whatever the language. */
export interface VerseText {
  readonly text: string
  readonly transliteration: string
  readonly juz: number
  readonly page: number
  readonly hizbQuarter: number
  readonly ruku: number
  readonly manzil: number
  readonly sajda: boolean
}
