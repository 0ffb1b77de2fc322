import type { Source } from '#shared/core/source.ts'

/** A verse, hadith or dua with its source, as the build writes it (`scripts/content/reflection/passages.ts`). */
export interface Passage {
  /** Fully vowelled; a quotation of the Quran as the Quran content has it. */
  readonly arabic: string
  /** As it is recited (`docs/transliteration.md`). */
  readonly transliteration: string
  readonly meaning: { readonly en: string }
  readonly sources: readonly Source[]
  /** The names of the surah that it quotes. */
  readonly surah?: Readonly<Record<'en' | 'ar', string>> | undefined
}
