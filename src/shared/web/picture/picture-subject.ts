export interface PictureTranslation {
  readonly text: string
  /** BCP 47 */
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  /** Written below the translation. */
  readonly translator?: string | undefined
}

/** A text to share as pictures. */
export interface PictureSubject {
  /** In Arabic, above the text. */
  readonly head: string
  /** Exactly as served. */
  readonly arabic: string
  /** The number of a verse, in a star at its end. */
  readonly verseNumber?: number | undefined
  readonly translations: readonly PictureTranslation[]
  /** Where the text is from, in the page's language. */
  readonly reference: string
  /** The name of the file, without extension. */
  readonly fileName: string
}
