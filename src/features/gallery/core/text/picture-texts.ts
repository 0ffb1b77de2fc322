import type { OutlinedText } from '#shared/core/picture/outline-text.ts'
import type { TypefaceName } from '#shared/core/picture/typeface-files.ts'

/** Shapes one line of text. */
export type Outline = (text: string, typeface: TypefaceName, direction: 'ltr' | 'rtl') => OutlinedText

/** A text in a language of the interface. */
export interface Words {
  readonly text: string
  /** BCP 47 */
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
}

/** The texts of a picture. Nothing of them is ever left out. */
export interface PictureTexts {
  readonly arabic?: string | undefined
  /** A translation or a greeting below the Arabic. */
  readonly words?: Words | undefined
  /** Where the text is from. */
  readonly source?: Words | undefined
}
