import { languageOf } from '#shared/core/languages.ts'

/** Languages of the built-in translations (ISO 639-1). */
export const translationLanguages = ['bn', 'en', 'es', 'fr', 'id', 'ru', 'sv', 'tr', 'ur', 'zh'] as const

export type TranslationLanguage = (typeof translationLanguages)[number]

const primary = (tag: string) => tag.trim().toLowerCase().split(/[-_]/)[0]

/**
 * The built-in translation for a language, ignoring case and region (`FR`, `fr-CA`). Interface languages without a
 * translation get English; other languages get `undefined`.
 */
export function builtInTranslationFor(tag: string): TranslationLanguage | undefined {
  return (
    translationLanguages.find((language) => language === primary(tag)) ?? (languageOf(tag) ? 'en' : undefined)
  )
}

/** A language whose readers mostly understand it, for interface languages without a built-in translation. */
const relatedLanguages: Readonly<Record<string, TranslationLanguage>> = { ms: 'id', hi: 'ur' }

/**
 * The translation in a related language, if `catalogue` has none in the interface language `code`: Indonesian for Malay,
 * Urdu for Hindi. `none` without a related one; `undefined` if there is nothing to offer: the catalogue has a
 * translation, or the language needs none.
 */
export function offeredInstead<Entry extends { readonly id: string; readonly language: string }>(
  code: string,
  catalogue: readonly Entry[],
): Entry | 'none' | undefined {
  if (code === 'ar' || catalogue.some(({ language }) => primary(language) === code)) return undefined
  return catalogue.find(({ id }) => id === relatedLanguages[code]) ?? 'none'
}

/** The default translation language for an interface language; none for Arabic. */
export const defaultTranslationLanguage = (code: string): string | undefined =>
  code === 'ar' ? undefined : code

/**
 * Finds a translation by id or language in the catalogue, imported ones included. An interface language without a
 * translation gets English. `undefined` for anything else, such as the id of a removed translation.
 */
export function resolveTranslation<Entry extends { readonly id: string; readonly language: string }>(
  idOrLanguage: string,
  catalogue: readonly Entry[],
): Entry | undefined {
  const tag = idOrLanguage.trim().toLowerCase()
  return (
    catalogue.find(({ id }) => id === idOrLanguage) ??
    catalogue.find(({ language }) => language.toLowerCase() === tag) ??
    catalogue.find(({ language }) => primary(language) === primary(tag)) ??
    (languageOf(tag) ? catalogue.find(({ id }) => id === 'en') : undefined)
  )
}
