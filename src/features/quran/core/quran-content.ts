import type { TranslationLanguage } from './translation-language.ts'

/** `index.json` of the built content, which names all other files. Their names contain a content hash. */
export interface QuranIndex {
  /** File with summaries of the surahs. */
  readonly surahs: string
  /** Folder with a file of {@link VerseText}s for each surah, `1.json` to `114.json`. */
  readonly text: string
  /** Folder with each surah's verses in Tanzil's ASCII transliteration, for searching. */
  readonly transliteration: string
  /** Folders with each surah's verses in translation. */
  readonly translations: Readonly<Record<TranslationLanguage, Translation>>
  /** Files with a text and its index (`PackedText`), for searching. */
  readonly search: Readonly<Record<'arabic' | 'transliteration' | TranslationLanguage, string>>
  /** Bytes of the files and folders above by their names, uncompressed. */
  readonly sizes: Readonly<Record<string, number>>
}

export interface Translation {
  readonly folder: string
  /** The title shown in lists. */
  readonly name: string
  readonly translator: string
  /** A sentence about the terms of use, shown with the translation. */
  readonly licence: string
}

/** The parts of a verse that do not depend on the language. */
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
