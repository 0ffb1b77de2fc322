import { languageOf } from '#shared/core/languages.ts'

/** Languages that there is a translation in, by their ISO 639-1 codes. */
export const translationLanguages = ['bn', 'en', 'es', 'fr', 'id', 'ru', 'sv', 'tr', 'ur', 'zh'] as const

export type TranslationLanguage = (typeof translationLanguages)[number]

const primary = (tag: string) => tag.trim().toLowerCase().split(/[-_]/)[0]

/**
 * Which of the translations that come with the product someone reads who reads this language, without regard to case or
 * region (`FR`, `fr-CA`): the one in it, or the English one when it is a language of the interface without one.
 * `undefined` when it is neither.
 */
export function translationFor(tag: string): TranslationLanguage | undefined {
  return (
    translationLanguages.find((language) => language === primary(tag)) ?? (languageOf(tag) ? 'en' : undefined)
  )
}

/** The language to read the Quran's meaning in beside its text, where a person chose none; none for who reads Arabic. */
export const meaningLanguage = (code: string): string | undefined => (code === 'ar' ? undefined : code)

/**
 * Which of the translations that there are, imported ones too, is meant by an id or by a language: the one with the id,
 * one in the language, and the English one for a language of the interface that there is none in. `undefined` for
 * anything else, such as the id of one that is gone.
 */
export function translationMeant<Entry extends { readonly id: string; readonly language: string }>(
  asked: string,
  there: readonly Entry[],
): Entry | undefined {
  const tag = asked.trim().toLowerCase()
  return (
    there.find(({ id }) => id === asked) ??
    there.find(({ language }) => language.toLowerCase() === tag) ??
    there.find(({ language }) => primary(language) === primary(tag)) ??
    (languageOf(tag) ? there.find(({ id }) => id === 'en') : undefined)
  )
}
