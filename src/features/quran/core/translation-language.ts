import { acceptedTags } from '#shared/core/accepted-tags.ts'
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
 * The translation for someone who reads this language: in it, or in English when it is a language of the interface
 * without one. `undefined` when it is neither.
 */
export function translationFor(tag: string): TranslationLanguage | undefined {
  return translationIn(tag) ?? (languageOf(tag) ? 'en' : undefined)
}

/**
 * The translation for an `Accept-Language` header: of the languages listed, the one preferred most that has one;
 * English when none has.
 */
export function translationAccepted(header: string | undefined): TranslationLanguage {
  for (const tag of acceptedTags(header)) {
    const translation = translationIn(tag)
    if (translation) return translation
  }
  return 'en'
}
