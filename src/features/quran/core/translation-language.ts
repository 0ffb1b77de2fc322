import { languageOf } from '#shared/core/languages.ts'

/** Languages that there is a translation in, by their ISO 639-1 codes. */
export const translationLanguages = ['bn', 'en', 'es', 'fr', 'id', 'ru', 'sv', 'tr', 'ur', 'zh'] as const

export type TranslationLanguage = (typeof translationLanguages)[number]

/** The translation in this very language, without regard to case or region (`FR`, `fr-CA`); `undefined` without one. */
function translationIn(tag: string): TranslationLanguage | undefined {
  const code = tag.trim().toLowerCase().split(/[-_]/)[0]
  return translationLanguages.find((language) => language === code)
}

/**
 * Which of the translations that come with the product someone reads who reads this language: the one in it, or the
 * English one when it is a language of the interface without one. `undefined` when it is neither.
 */
export function translationFor(tag: string): TranslationLanguage | undefined {
  return translationIn(tag) ?? (languageOf(tag) ? 'en' : undefined)
}
