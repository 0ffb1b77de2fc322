import { languageOf } from '#shared/core/languages.ts'

/** Scripts (ISO 15924) that are written from right to left. */
const rightToLeft: readonly string[] = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']

/** A language's writing direction, from its usual script if the tag has none. Throws `RangeError` for an invalid tag. */
export function writingDirection(tag: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(new Intl.Locale(tag).maximize().script ?? '') ? 'rtl' : 'ltr'
}

/** A language's own name, as in the language menu: `Français`, `فارسی`. */
export function nativeLanguageName(tag: string): string {
  const offered = tag.includes('-') ? undefined : languageOf(tag)
  if (offered) return offered.nativeName
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  const [first = '', ...rest] = name
  return first.toLocaleUpperCase(tag) + rest.join('')
}
