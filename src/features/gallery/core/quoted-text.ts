import type { LanguageCode } from '#shared/core/languages.ts'
import type { PictureText } from './picture.ts'

/** The words of a quoted text in another language. */
export interface Meaning {
  readonly text: string
  /** Who translated it; missing for translations of this project. */
  readonly translator?: string
}

/** A quoted text with its meanings, as the content build writes it. */
export interface QuotedText {
  /** Exactly as in the Quran’s text or in the collection of hadiths. */
  readonly arabic: string
  readonly meanings: Readonly<Partial<Record<LanguageCode, Meaning>>>
  readonly place:
    | { readonly surah: string; readonly surahArabic: string; readonly verse: string }
    | { readonly collection: string; readonly number: number }
}

/** All quoted texts by {@link quotedKey}. */
export type QuotedTexts = Readonly<Record<string, QuotedText>>

/** Where a picture’s text is in the built content; `undefined` for texts that are not quoted. */
export function quotedKey(text: PictureText): string | undefined {
  if (text.kind === 'hadith') return `hadith/${text.id}`
  if (text.kind !== 'verse') return undefined
  return ['verse', text.verse, ...(text.words ? [text.words.join('-')] : [])].join('/')
}
