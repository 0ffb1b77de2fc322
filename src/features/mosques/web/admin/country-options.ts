import { countryCodes } from '#shared/core/country-codes.ts'
import { countryName } from '#shared/web/i18n/format.ts'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'

/** The countries by their names in this language, as options. */
export function countryOptions(): readonly { readonly value: string; readonly text: string }[] {
  const { compare } = new Intl.Collator(currentLanguage().code)
  return countryCodes
    .map((value) => ({ value, text: countryName(value) ?? value }))
    .toSorted((a, b) => compare(a.text, b.text))
}
