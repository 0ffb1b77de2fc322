import { type OutlinedText, outlineWith, signsMissingIn } from '#shared/core/picture/outline-text.ts'
import type { TypefaceName } from '#shared/core/picture/typeface-files.ts'
import { fontsOf } from './typefaces.ts'

/** Shapes one line in a typeface. */
export const outlineText = (text: string, typeface: TypefaceName, direction: 'ltr' | 'rtl'): OutlinedText =>
  outlineWith(fontsOf(typeface), text, direction)

/** The signs of a text that no font of the typeface has. */
export const missingSigns = (text: string, typeface: TypefaceName): readonly string[] =>
  signsMissingIn(fontsOf(typeface), text)
