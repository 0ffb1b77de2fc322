import { languageOf } from '#shared/core/languages.ts'

/** Scripts (ISO 15924) that are written from right to left. */
const rightToLeft: readonly string[] = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

/** Which way a language is written, by its usual script when the tag names none. Throws `RangeError` for no tag. */
export function writingDirection(tag: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr'
}

/** A language's name in itself, as the interface writes it where it offers the language: `Français`, `فارسی`. */
export function nativeLanguageName(tag: string): string {
  const offered = tag.includes('-') ? undefined : languageOf(tag)
  if (offered) return offered.nativeName
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  const [first = '', ...rest] = name
  return first.toLocaleUpperCase(tag) + rest.join('')
}
